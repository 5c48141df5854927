/** Maximum length of inline code that never wraps, in characters. Longer code might have to wrap on a phone. */
const UNBROKEN = 28

/** Class of inline code, which keeps short names such as `verify-ca` in one line. */
export const inlineCodeClass = (code: string): string | undefined => (code.length <= UNBROKEN ? 'whitespace-nowrap' : undefined)
