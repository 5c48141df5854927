import path from 'node:path'
import type { Place } from '../../../lib/mdx/analyse'
import { type ComponentRule, componentMessages } from '../../../lib/mdx/component-rules'
import { imageKey } from '../../../lib/mdx/images'
import { canonicalLanguage, fenceLanguages } from '../../../lib/mdx/languages'
import { admonitionKinds } from '../../../lib/mdx/syntax'
import { suggestion } from '../../../lib/nearest'
import type { Finding } from './finding'
import { isOfOtherSite, otherSitePicture, pictureTypeProblem } from './picture-types'
import { rawElementProblem } from './raw-elements'
import { sampleProblem } from './samples'
import type { SourceFile } from './source-file'

/**
 * Looks up an image by its key (see `imageKey`). Returns the file at which it is expected and, if there is one, the key of an image with
 * the same name in another folder, with another extension or in other letters. Returns undefined if the image exists or is on another site.
 */
export type MissingPicture = (key: string) => { file: string; similar?: string } | undefined

/** Names that a page's body can refer to. */
type BodyNames = {
  components: ReadonlyMap<string, ComponentRule>
  snippets: ReadonlySet<string>
  missingPicture: MissingPicture
}

/** What to write instead of a component that does not exist. */
function componentAdvice(name: string, components: BodyNames['components']): string {
  const kind = admonitionKinds.find((each) => each === name.toLowerCase())
  if (kind) return ` Write ":::${kind}", the text, and ":::" on lines of their own.`
  if (/^[A-Z][A-Z\d_-]+$/.test(name)) return ` Put a placeholder in backticks, such as \`<${name}>\`.`
  return suggestion(name, components.keys()) || ' docs/reference.md lists the components.'
}

/** What to write instead of an unknown name of a snippet, which often lacks the folder. */
function snippetAdvice(name: string, snippets: ReadonlySet<string>): string {
  const own = name.replace(/^\/?(?:docs\/)?shared\//, '')
  const inFolder = [...snippets].find((known) => known === own || known.endsWith(`/${own}`))
  return inFolder ? ` Write "${inFolder}".` : suggestion(name, snippets)
}

/** Checks that the social image in a page's front matter exists. */
export function checkShareImage(
  { path: file, flattened, fields, lineOf }: SourceFile,
  { missingPicture }: Pick<BodyNames, 'missingPicture'>,
): Finding[] {
  const { image } = fields
  const message = typeof image === 'string' ? pictureProblem(image, flattened, missingPicture) : undefined
  return message ? [{ file, line: lineOf('image'), field: 'image', kind: 'error', message }] : []
}

/** The address of an image on a page, as authors write it. @param key see `imageKey` */
function addressOn(flattened: string, key: string): string {
  const relative = key.startsWith('/') ? key : path.posix.relative(path.posix.dirname(flattened), key)
  return /^[./]/.test(relative) ? relative : `./${relative}`
}

/** The problem with the address of a picture in a file; undefined if there is none. */
function pictureProblem(url: string, flattened: string, missingPicture: MissingPicture): string | undefined {
  if (isOfOtherSite(url)) return undefined
  const type = pictureTypeProblem(url)
  if (type) return type
  const { file, similar } = missingPicture(imageKey(url, path.posix.dirname(flattened))) ?? {}
  if (!file) return undefined
  const renamed = /%20| /.test(url) ? ' without a space in its name' : ''
  return `image ${url} does not exist; ${similar ? `write ${addressOn(flattened, similar)}, or put the image at ${file}` : `put it at ${file}${renamed}, or correct its path`}`
}

/** Checks a file's components, snippets, images, code languages, JSON and YAML samples, and headings. */
export function checkBody(source: SourceFile, names: BodyNames): Finding[] {
  const { body } = source
  if (!body) return []
  const findings: Finding[] = []
  const error = ({ line, column }: Place, message: string) => findings.push({ file: source.path, line, column, message, kind: 'error' })
  const warning = ({ line, column }: Place, message: string) => findings.push({ file: source.path, line, column, message, kind: 'warning' })
  for (const component of body.components) {
    const { name, attributes } = component
    const rule = names.components.get(name)
    if (rule) for (const message of componentMessages(component, rule)) error(component, message)
    if (rule && component.inText && !rule.inline) warning(component, `<${name}> is part of a sentence; write it on a line of its own`)
    const element = rawElementProblem(component, names.components.keys())
    if (element) findings.push({ file: source.path, line: component.line, column: component.column, ...element })
    else if (!rule && /^[A-Z]/.test(name)) error(component, `unknown component <${name}>.${componentAdvice(name, names.components)}`)
    if (name !== 'Snippet') continue
    const snippet = attributes.name
    if (typeof snippet !== 'string') error(component, '<Snippet> needs a name, such as name="commands/DockerSyncPostgres"')
    else if (!names.snippets.has(snippet)) error(component, `unknown snippet "${snippet}".${snippetAdvice(snippet, names.snippets)}`)
  }
  for (const image of body.images) {
    const problem = pictureProblem(image.url, source.flattened, names.missingPicture)
    if (problem) error(image, problem)
    const foreign = problem ? undefined : otherSitePicture(image.url)
    if (foreign) warning(image, foreign)
  }
  for (const fence of body.fences) {
    const language = canonicalLanguage(fence.language)
    if (!language)
      error(
        fence,
        `unknown code language "${fence.language}".${suggestion(fence.language, fenceLanguages) || ' Write text for code without colors.'}`,
      )
    const problem = language && sampleProblem(language, fence.code)
    if (problem) {
      const place = { line: fence.line + problem.line, column: fence.column + problem.column - 1 }
      error(place, `the ${language} sample does not parse: ${problem.reason}`)
    }
  }
  if (source.fields.draft !== true)
    for (const hint of body.hints) warning(hint, 'this note for the author is still in the page; write the text, and delete the note')
  const isSnippet = source.flattened.startsWith('docs/shared/')
  let above = 2
  for (const heading of body.headingPlaces) {
    if (isSnippet)
      error(heading, 'a snippet must not contain headings, because their IDs could clash with those of the pages; write bold text instead')
    else if (heading.depth === 1) error(heading, 'a page must have only one h1, its title; begin this heading with ##')
    else if (heading.depth > above + 1) warning(heading, `the heading skips a level; begin it with ${'#'.repeat(above + 1)}`)
    above = Math.max(heading.depth, 2)
  }
  return findings
}
