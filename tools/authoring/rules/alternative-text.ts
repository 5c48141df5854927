import type { Nodes } from 'mdast'
import { attributesOf, isJsx } from '../../../lib/mdx/analyse'

/** Elements that show a picture, and need alternative text for it. */
const PICTURES: ReadonlySet<string> = new Set(['img', 'Figure', 'Screenshot'])

/** What a screen reader says about every picture, or what kind of picture it is, but not what it shows. */
const VAGUE =
  /^(?:an? |the )?(?:diagram|figure|icon|illustration|image|img|photo|picture|screen(?: ?shot)?)s?(?: (?:of|from|in) (?:(?:the|an?|our|this) )?(?:OLake )?(?:UI|user interface|interface|app(?:lication)?|dashboard|page|product|screen|site|tool|web ?site))?\W*$/i

/** The name of a file of a picture. */
const FILE_NAME = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** The alternative text of a picture, which is empty if there is none, with its address and the name of its element; undefined for other nodes. */
function alternativeOf(node: Nodes): { text: string; address: string; element?: string } | undefined {
  if (node.type === 'image') return { text: (node.alt ?? '').trim(), address: node.url }
  if (!isJsx(node) || !node.name || !PICTURES.has(node.name)) return undefined
  const { alt, src } = attributesOf(node)
  return { text: typeof alt === 'string' ? alt.trim() : '', address: typeof src === 'string' ? src : '', element: node.name }
}

/** Whether a text is the name of the file at an address. One word without a separator can also say what the picture shows. */
function isFileName(text: string, address: string): boolean {
  const name = address.split('/').at(-1) ?? ''
  return FILE_NAME.test(text) || (/[-_]/.test(text) && text === name.replace(/\.\w+$/, ''))
}

/** The message about a picture without alternative text; undefined for other nodes. */
export function missingAlternative(node: Nodes): string | undefined {
  const { text, element } = alternativeOf(node) ?? {}
  if (text !== '') return undefined
  return element
    ? `<${element}> has no alternative text; describe briefly what it shows, such as alt="The list of jobs"`
    : 'the image has no alternative text; describe briefly what it shows'
}

/** The message about a picture whose alternative text does not say what it shows; undefined for other nodes. */
export function vagueAlternative(node: Nodes): string | undefined {
  const { text = '', address = '' } = alternativeOf(node) ?? {}
  return VAGUE.test(text) || isFileName(text, address)
    ? `"${text}" does not say what the picture shows; write, for example, "The list of jobs"`
    : undefined
}
