/** Parts from which request targets are made: traversal, encodings, separators, reserved folders, other hosts, and long and foreign text. */
const parts = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2E',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '//',
    '/./',
    ';',
    ':',
    '@',
    '%00',
    '%0d%0a',
    '%',
    '%zz',
    '%ff',
    '%C0%AF',
    '%u0041',
  ],
  ...[
    'docs',
    'DOCS',
    'Docs',
    'blog',
    'index.html',
    'index.md',
    '_next',
    '_next/static',
    '_next/image',
    '_next/data',
    '_headers',
    '_redirects',
  ],
  ...[
    '.git/config',
    '.env',
    'node_modules',
    'server.js',
    'package.json',
    '__next._full.txt',
    'index.txt',
    'known-pages.json',
    'search-index/0.json',
  ],
  ...[
    'other.example',
    'http:',
    'https:%2f%2fother.example',
    'slack',
    'docs/intro',
    'docs/connectors/Kafka',
    'con',
    '~',
    '$',
    '*',
    '<script>',
    '%3Cscript%3E',
  ],
  ...[
    'é',
    '%C3%A9',
    '%E2%80%AE',
    '%F0%9F%92%A9',
    'a'.repeat(300),
    '%61'.repeat(100),
    '0',
    '-1',
    'null',
    '{}',
    '[]',
    '"',
    "'",
    '`',
    '|',
    '^',
  ],
]
const ends = ['', '/', '//', '?', '?q=%', '?a=b&a=c', '#x', '/.', '/..', '%2f', '.html', '.md', '?_rsc=1', '?%00']

/** Pseudorandom numbers from 0 to 1, the same in each run (linear congruential generator of Numerical Recipes). */
function* numbers(): Generator<number> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

/** Request targets that probe a server, the same in each run. */
export function hostilePaths(count: number): string[] {
  const random = numbers()
  const pick = (list: readonly string[]) => list[Math.floor((random.next().value as number) * list.length)] ?? ''
  const paths = new Set<string>(['/', '//', '///', '//[', '/%', '/\\other.example/', '/%2f%2fother.example', '/.//other.example/..%2fdocs'])
  while (paths.size < count) {
    const length = 1 + Math.floor((random.next().value as number) * 4)
    const separator = (random.next().value as number) < 0.85 ? '/' : ''
    paths.add(`/${Array.from({ length }, () => pick(parts)).join(separator)}${pick(ends)}`)
  }
  return [...paths]
}
