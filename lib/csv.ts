const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table as CSV (RFC 4180). The first row is the header. */
export const csvOf = (rows: readonly string[][]): string => `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
