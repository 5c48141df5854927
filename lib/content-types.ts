/** Types of the files of an export, for hosts that must be told and for the preview. */

/** MIME types of text files by extension. Hosts compress these files and add `charset=utf-8` to their types. */
export const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  yml: 'text/yaml',
}

/** MIME types of binary files by extension. */
export const binaryTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Extension of a file name without the dot, or ''. */
const extension = (file: string) => file.match(/\.(\w+)$/)?.[1] ?? ''

/** Whether a file contains text that is worth compressing. */
export const isText = (file: string) => extension(file) in textTypes

/** Value of `Content-Type` for a file, with the charset of text files. */
export function contentType(file: string): string {
  const text = textTypes[extension(file)]
  return text ? `${text}; charset=utf-8` : (binaryTypes[extension(file)] ?? 'application/octet-stream')
}
