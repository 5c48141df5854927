import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linkFolder } from '../dev/dev-clone'

const files = {
  'package.json': JSON.stringify({ name: 'empty', private: true, scripts: { dev: 'next dev' } }),
  'next.config.mjs': "export default { output: 'export' }\n",
  'app/layout.tsx':
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>\n}\n',
  'app/page.tsx': 'export default function Page() {\n  return <main><h1>Hello</h1><p>An empty page.</p></main>\n}\n',
}

/** Writes the smallest project of Next.js, with the packages of this repository, to compare this site with. */
export function createEmptyProject(folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  linkFolder('node_modules', path.join(folder, 'node_modules'))
}

/** Builds it. @returns the folder of the export */
export function exportEmptyProject(folder: string): string {
  createEmptyProject(folder)
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv,
  })
  return path.join(folder, 'out')
}
