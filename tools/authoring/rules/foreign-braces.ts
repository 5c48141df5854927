/** Forms in braces that other generators have, with what to write instead. Here, braces contain code, which pages do not have. */
const forms: ReadonlyArray<{ pattern: RegExp; message: (found: string) => string }> = [
  {
    pattern: /^\{\{[<%]?[^}]*\}?\}?|^\{%[^}]*\}?/,
    message: (found) =>
      `"${found}" is a command of another generator; write its result, such as a link, or a component of this site, such as <YouTube>`,
  },
  {
    pattern: /^\{\s*(?:'\s*'|"\s*"|`\s*`)\s*\}/,
    message: (found) => `delete ${found}; a space or the end of a line separates words`,
  },
  {
    pattern: /^\{(?::[^}]*|\s*[.#][\w-]+[^}]*|\s*[\w-]+=[^}]*)\}/,
    message: (found) => `delete ${found}; text, links and pictures have no attributes`,
  },
]

/** What to do about braces in the form of another generator, which begin a text; undefined for other braces. */
export function foreignBraces(text: string): string | undefined {
  for (const { pattern, message } of forms) {
    const [found] = text.match(pattern) ?? []
    if (found) return message(found)
  }
  return undefined
}
