import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { blogs } from '../../../lib/blogs'
import { addressFields } from '../../../lib/content/content-parts'
import { suggestion } from '../../../lib/nearest'
import { slugOf } from '../../../lib/routes'
import type { Finding } from './finding'
import type { FilePlace, SourceFile } from './source-file'

/** Texts in a list of each entry of a YAML file, with their positions. Entries of another form are left out: their schema reports them. */
function namesIn(text: string, field: string): Array<{ name: string; line: number; column: number }> {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  if (!isSeq(contents)) return []
  return contents.items.flatMap((entry) => {
    const list = isMap(entry) ? entry.get(field, true) : undefined
    if (!isSeq(list)) return []
    return list.items.flatMap((item) => {
      if (!isScalar(item) || typeof item.value !== 'string') return []
      const { line, col } = counter.linePos(item.range?.[0] ?? 0)
      return [{ name: item.value, line, column: col }]
    })
  })
}

/** Articles and tags that series and reading paths of the blogs name, and that do not exist. */
export function checkReadingLists(
  files: ReadonlyMap<string, string>,
  contentDir: string,
  sources: readonly SourceFile[],
  { unreadable, tags }: { unreadable: readonly FilePlace[]; tags: ReadonlyMap<string, ReadonlySet<string> | undefined> },
): Finding[] {
  return blogs.flatMap(({ id }) => {
    const slugs = new Set([
      ...unreadable.filter(({ collection }) => collection === id).map(({ flattened }) => slugOf(flattened)),
      ...sources.filter(({ collection }) => collection === id).map(({ flattened, fields }) => slugOf(flattened, addressFields(fields))),
    ])
    const unknown = (name: string, field: string, known: ReadonlySet<string> | undefined, what: string): Finding[] => {
      const file = `${contentDir}/${id}/${name}`
      if (!known) return []
      return namesIn(files.get(file) ?? '', field)
        .filter((each) => !known.has(each.name))
        .map((each) => {
          const advice = suggestion(each.name, known) || ' Remove it, or write the name of another one.'
          return { file, line: each.line, column: each.column, kind: 'error', message: `"${each.name}" is not ${what}.${advice}` }
        })
    }
    return [
      ...unknown('series.yml', 'posts', slugs, `the slug of an article in ${contentDir}/${id}/`),
      ...unknown('reading-paths.yml', 'tags', tags.get(id), `a tag in ${contentDir}/${id}/tags.yml`),
    ]
  })
}
