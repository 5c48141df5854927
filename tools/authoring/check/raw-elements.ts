import type { BodyAnalysis } from '../../../lib/mdx/analyse'
import type { Finding } from './finding'

/** Elements of HTML that have the name of a component in lowercase. */
const SAME_NAME = ['details', 'figure']

/** What to write instead of elements of HTML that do not work on pages, or that give a text another look. */
const unsuitable: Readonly<Record<string, string>> = {
  form: 'forms do not work on pages; delete it',
  iframe: 'pages show no other sites; for a video, write <YouTube id="…" title="…" />, and otherwise a link',
  script: 'scripts do not run on pages; delete it',
  style: 'pages have no styles of their own; delete it',
}

/** The problem of an element of HTML. It is an error if a component was meant. */
type ElementProblem = Pick<Finding, 'kind' | 'message'>

/** The problem of an element of HTML that has the name of a component, or does not work; undefined for other elements. */
export function rawElementProblem(
  { name, attributes }: Pick<BodyAnalysis['components'][number], 'name' | 'attributes'>,
  components: Iterable<string>,
): ElementProblem | undefined {
  const warning = (message: string): ElementProblem => ({ kind: 'warning', message })
  if (name !== name.toLowerCase()) return undefined
  const component = [...components].find((each) => each.toLowerCase() === name)
  if (component && component !== name && !SAME_NAME.includes(name))
    return { kind: 'error', message: `<${name}> has no effect; write <${component}>, with the capital letters` }
  const advice = unsuitable[name]
  if (advice) return warning(`<${name}>: ${advice}`)
  if (typeof attributes.style === 'string') return warning('style="…" breaks the page, and texts have the look of the site; delete it')
  const handler = Object.keys(attributes).find((attribute) => /^on[a-z]+$/i.test(attribute))
  return handler === undefined ? undefined : warning(`${handler}="…" has no effect, because scripts do not run on pages; delete it`)
}
