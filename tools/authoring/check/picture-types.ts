import path from 'node:path'

/** Types of pictures that the site supports, by the extension of the file, with the name of the format that is in it. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['.png', 'png'],
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.webp', 'webp'],
  ['.gif', 'gif'],
  ['.svg', 'svg'],
  ['.avif', 'heif'],
])

/** Whether the site can show a file as a picture, by its extension. */
export const isPicture = (file: string) => FORMATS.has(path.posix.extname(file).toLowerCase())

const OTHER_SITE = /^(?:[a-z]+:)?\/\/|^data:/i

/** Whether the address of a picture is that of another site, or contains the picture itself. */
export const isOfOtherSite = (url: string) => OTHER_SITE.test(url)

/** What to do with a picture that the site does not support. */
const CONVERT = 'convert it to PNG, JPEG or WebP (a drawing to SVG), and write the new name'

/** The problem of a picture of another site, which browsers do not load; undefined for other pictures. */
export const otherSitePicture = (url: string): string | undefined =>
  isOfOtherSite(url) && !url.startsWith('data:')
    ? `image ${url} is on another site, and pages show only pictures of this one; put a copy next to the page, and write its name, such as ./picture.webp`
    : undefined

/** The problem with the type of a picture, by its address on this site; undefined if the site supports it. */
export function pictureTypeProblem(url: string): string | undefined {
  const extension = path.posix.extname(url)
  if (FORMATS.has(extension.toLowerCase())) return undefined
  return `image ${url} ${extension ? `is a ${extension} file, which this site does not support` : 'has no extension'}; ${CONVERT}`
}

/**
 * The problem with the content of a picture; undefined if browsers show it under its name. They recognize the format of all
 * pictures except SVG, which is text.
 * @param format name of the format in the file, such as `png`
 */
export function pictureFormatProblem(file: string, format: string): string | undefined {
  const formats = [...FORMATS.values()]
  if (!formats.includes(format)) return `contains a picture in the format ${format}, which this site does not support; ${CONVERT}`
  const named = FORMATS.get(path.posix.extname(file).toLowerCase())
  if (named === format || (named !== 'svg' && format !== 'svg')) return undefined
  const extension = [...FORMATS].find(([, each]) => each === format)?.[0]
  return `contains a picture in the format ${format}; rename it so that it ends in ${extension}`
}

/** The name of a picture without its folder, extension and capitals. */
const stemOf = (key: string) => path.posix.parse(key).name.toLowerCase()

/**
 * A picture with the same name as one that does not exist: in the same folder with another extension or other letters, or else the only one
 * with this name in any folder. @param known keys of all pictures (see `imageKey`)
 */
export function similarPicture(key: string, known: readonly string[]): string | undefined {
  const named = known.filter((each) => stemOf(each) === stemOf(key))
  return named.find((each) => path.posix.dirname(each) === path.posix.dirname(key)) ?? (named.length === 1 ? named[0] : undefined)
}
