import path from 'node:path'
import type { BodyAnalysis } from '../../../lib/mdx/analyse'
import { type ComponentRule, componentMessages } from '../../../lib/mdx/component-rules'
import { imageKey } from '../../../lib/mdx/images'
import { canonicalLanguage, fenceLanguages } from '../../../lib/mdx/languages'
import { admonitionKinds } from '../../../lib/mdx/syntax'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problem'
import { error, warning } from '../problem'
import { isOfOtherSite, otherSitePicture, pictureTypeProblem } from './picture-types'
import { sampleProblem } from './samples'
import { snippetName } from './snippets'
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

type Component = BodyAnalysis['components'][number]

/** What to write instead of a component that does not exist. */
function componentAdvice(name: string, components: BodyNames['components']): string {
  const kind = admonitionKinds.find((each) => each === name.toLowerCase())
  if (kind) return ` Write ":::${kind}", the text, and ":::" on lines of their own.`
  if (/^[A-Z][A-Z\d_-]+$/.test(name)) return ` Put a placeholder in backticks, such as \`<${name}>\`.`
  return suggestion(name, components.keys()) || ' docs/reference.md lists the components.'
}

/** Elements of HTML that have the name of a component in lowercase. */
const SAME_NAME = ['details', 'figure']

/** What to write instead of elements of HTML that do not work on pages. */
const unsuitable: Readonly<Record<string, string>> = {
  form: 'forms do not work on pages; delete it',
  iframe: 'pages show no other sites; for a video, write <YouTube id="…" title="…" />, and otherwise a link',
  script: 'scripts do not run on pages; delete it',
  style: 'pages have no styles of their own; delete it',
}

/** The problem of an element of HTML that has the name of a component, or does not work; undefined for other elements. */
function elementProblem(element: Component, components: Iterable<string>): Problem | undefined {
  const { name, attributes } = element
  if (name !== name.toLowerCase()) return undefined
  const component = [...components].find((each) => each.toLowerCase() === name)
  if (component && component !== name && !SAME_NAME.includes(name))
    return error(element, `<${name}> has no effect; write <${component}>, with the capital letters`)
  if (unsuitable[name]) return warning(element, `<${name}>: ${unsuitable[name]}`)
  if (typeof attributes.style === 'string')
    return warning(element, 'style="…" breaks the page, and texts have the look of the site; delete it')
  const handler = Object.keys(attributes).find((attribute) => /^on[a-z]+$/i.test(attribute))
  return handler === undefined
    ? undefined
    : warning(element, `${handler}="…" has no effect, because scripts do not run on pages; delete it`)
}

/** The message about the name of a snippet, which often lacks the folder; undefined if it exists. */
function snippetMessage({ attributes: { name } }: Component, snippets: ReadonlySet<string>): string | undefined {
  if (typeof name !== 'string') return '<Snippet> needs a name, such as name="commands/DockerSyncPostgres"'
  if (snippets.has(name)) return undefined
  const own = name.replace(/^\/?(?:docs\/)?shared\//, '')
  const inFolder = [...snippets].find((known) => known === own || known.endsWith(`/${own}`))
  return `unknown snippet "${name}".${inFolder ? ` Write "${inFolder}".` : suggestion(name, snippets)}`
}

function componentProblems(component: Component, { components, snippets }: BodyNames): Problem[] {
  const { name } = component
  const rule = components.get(name)
  const element = elementProblem(component, components.keys())
  const isUnknown = !rule && !element && /^[A-Z]/.test(name)
  const snippet = name === 'Snippet' ? snippetMessage(component, snippets) : undefined
  return [
    ...(rule ? componentMessages(component, rule) : []).map((message) => error(component, message)),
    ...(rule && component.inText && !rule.inline
      ? [warning(component, `<${name}> is part of a sentence; write it on a line of its own`)]
      : []),
    ...(element ? [element] : []),
    ...(isUnknown ? [error(component, `unknown component <${name}>.${componentAdvice(name, components)}`)] : []),
    ...(snippet ? [error(component, snippet)] : []),
  ]
}

/** The address of an image on a page, as authors write it. @param key see `imageKey` */
function addressOn(flattened: string, key: string): string {
  const relative = key.startsWith('/') ? key : path.posix.relative(path.posix.dirname(flattened), key)
  return /^[./]/.test(relative) ? relative : `./${relative}`
}

/** The message about the address of a picture in a file; undefined if there is none. */
function pictureMessage(url: string, flattened: string, missingPicture: MissingPicture): string | undefined {
  if (isOfOtherSite(url)) return undefined
  const type = pictureTypeProblem(url)
  if (type) return type
  const { file, similar } = missingPicture(imageKey(url, path.posix.dirname(flattened))) ?? {}
  if (!file) return undefined
  const renamed = /%20| /.test(url) ? ' without a space in its name' : ''
  const found = similar && `write ${addressOn(flattened, similar)}, or put the image at ${file}`
  return `image ${url} does not exist; ${found ?? `put it at ${file}${renamed}, or correct its path`}`
}

/** Checks that the social image in a page's front matter exists. */
export function checkShareImage({ flattened, fields: { image }, lineOf }: SourceFile, missingPicture: MissingPicture): Problem[] {
  const message = typeof image === 'string' ? pictureMessage(image, flattened, missingPicture) : undefined
  return message ? [error({ line: lineOf('image'), field: 'image' }, message)] : []
}

function fenceProblems(fence: BodyAnalysis['fences'][number]): Problem[] {
  const language = canonicalLanguage(fence.language)
  const advice = suggestion(fence.language, fenceLanguages) || ' Write text for code without colors.'
  if (!language) return [error(fence, `unknown code language "${fence.language}".${advice}`)]
  const problem = sampleProblem(language, fence.code)
  if (!problem) return []
  const place = { line: fence.line + problem.line, column: fence.column + (problem.column ?? 1) - 1 }
  return [error(place, `the ${language} sample does not parse: ${problem.message}`)]
}

type Heading = BodyAnalysis['headingPlaces'][number]

/** Problems of levels, and of headings with the ID of another one, to which no link can lead. */
function headingProblems(headings: readonly Heading[], isSnippet: boolean): Problem[] {
  const first = new Map<string, Heading>()
  let above = 2
  return headings.flatMap((heading) => {
    const [level, same] = [above, first.get(heading.id)]
    above = Math.max(heading.depth, 2)
    if (!same) first.set(heading.id, heading)
    if (isSnippet)
      return error(
        heading,
        'a snippet must not contain headings, because their IDs could clash with those of the pages; write bold text instead',
      )
    // Repeated headings without an ID of their own get different ones, so one of the two has `[#id]`.
    const [wrong, other] = heading.custom || !same ? [heading, same] : [same, heading]
    return [
      ...(heading.depth === 1 ? [error(heading, 'a page must have only one h1, its title; begin this heading with ##')] : []),
      ...(heading.depth > level + 1 ? [warning(heading, `the heading skips a level; begin it with ${'#'.repeat(level + 1)}`)] : []),
      ...(other
        ? [error(wrong, `the heading in line ${other.line} has the same ID; write another one instead of [#${wrong.id}], or delete it`)]
        : []),
    ]
  })
}

/** Checks a file's components, snippets, images, code languages, JSON and YAML samples, and headings. */
export function checkBody(source: SourceFile, names: BodyNames): Problem[] {
  const { body, flattened, fields } = source
  if (!body) return []
  const pictures = body.images.flatMap((image) => {
    const message = pictureMessage(image.url, flattened, names.missingPicture)
    const foreign = message ? undefined : otherSitePicture(image.url)
    return message ? error(image, message) : foreign ? warning(image, foreign) : []
  })
  const hints = fields.draft === true ? [] : body.hints
  return [
    ...body.components.flatMap((component) => componentProblems(component, names)),
    ...pictures,
    ...body.fences.flatMap(fenceProblems),
    ...hints.map((hint) => warning(hint, 'this note for the author is still in the page; write the text, and delete the note')),
    ...headingProblems(body.headingPlaces, snippetName(source) !== undefined),
  ]
}
