/** Escapes a string for use as HTML or XML text content. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes a string for use as an HTML or XML attribute value in double quotes. */
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** Escapes a string so that a regular expression matches it literally. Works in JavaScript and in nginx (PCRE). */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
