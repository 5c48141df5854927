import { isMap, isSeq, parseDocument } from 'yaml'
import type { SourceFile } from '../check/source-file'

const FRONT_MATTER = /^---\n([\s\S]*?)^---(?:\n|$)/m

/** Replaces the lines of a text from one line to another, which is not included. Lines begin at 0. */
const splice = (yaml: string, from: number, to: number, lines: readonly string[]) =>
  yaml
    .split('\n')
    .toSpliced(from, to - from, ...lines)
    .join('\n')

/** Lines of a field in front matter, from 0; the end is not included. Undefined for a missing field. */
function linesOf(yaml: string, field: string): [number, number] | undefined {
  const { contents } = parseDocument(yaml)
  const pair = isMap(contents) ? contents.items.find(({ key }) => String(key) === field) : undefined
  const value = pair?.value as { range?: [number, number, number] } | null | undefined
  const start = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0]
  if (start === undefined) return undefined
  const lineAt = (offset: number) => yaml.slice(0, offset).split('\n').length - 1
  const end = value?.range ? yaml.slice(0, value.range[1]).trimEnd().length : start
  return [lineAt(start), lineAt(end) + 1]
}

/** Changes the front matter of a page: `set` replaces the lines of a field, or removes the field if there are no lines. */
function withField(text: string, field: string, after: string, lines: readonly string[]): string {
  const match = text.match(FRONT_MATTER)
  const yaml = match?.[1]
  if (yaml === undefined) return text
  const own = linesOf(yaml, field)
  const place = linesOf(yaml, after)?.[1] ?? 0
  const [start, end] = own ?? [place, place]
  return text.replace(yaml, () => splice(yaml, start, end, lines))
}

/** Former addresses of a page. */
export const formerAddresses = ({ fields }: Pick<SourceFile, 'fields'>): string[] =>
  (Array.isArray(fields.redirect_from) ? fields.redirect_from : []).map(String)

/** Sets `redirect_from` of a page and keeps the rest of its front matter as it is. It is written as a block if it was one. */
export function withFormerAddresses(text: string, addresses: readonly string[]): string {
  const yaml = text.match(FRONT_MATTER)?.[1] ?? ''
  const current = parseDocument(yaml).get('redirect_from')
  const isBlock = isSeq(current) && !current.flow
  const lines = isBlock ? ['redirect_from:', ...addresses.map((each) => `  - ${each}`)] : [`redirect_from: [${addresses.join(', ')}]`]
  return withField(text, 'redirect_from', 'description', addresses.length > 0 ? lines : [])
}

/** Removes `slug`, so that the address of a page follows the name of its file. */
export const withoutSlug = (text: string): string => withField(text, 'slug', 'description', [])
