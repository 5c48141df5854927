/** A text as HTML or XML text content. */
export const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A text as the value of an HTML or XML attribute in double quotes. */
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** A text as part of a regular expression that matches exactly this text. Works in JavaScript and in nginx (PCRE). */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
