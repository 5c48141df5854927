import { admonitionKinds } from '../../../lib/mdx/syntax'

/** A form of Markdown that is not written as the parser expects it, and is therefore shown as it was typed. */
type LiteralRule = {
  pattern: RegExp
  /** Whether the form counts only at the beginning of a line. */
  atStart?: true
  message: (match: readonly string[]) => string
}

/** The beginning of an address in parentheses. Other text in parentheses can be prose. */
const ADDRESS = String.raw`(?:\/|\.{1,2}\/|#|https?:\/\/)`

/** Forms of Markdown that readers would see as they were typed. Each is looked for in the lines of a text, without its escaped characters. */
export const literalRules: readonly LiteralRule[] = [
  {
    pattern: /^(#{2,6})(?=[^\s#])(.+)/,
    atStart: true,
    message: ([, marks = '', heading = '']) => `a heading has a space after its marks; write "${marks} ${heading}"`,
  },
  {
    pattern: /^(-|\*(?=\p{L})|\d{1,2}[.)](?=\p{L}))((?:\p{L}.*)?)$/u,
    atStart: true,
    message: ([, mark = '', item]) => `an entry of a list has a space after its mark; write "${mark} ${item || '…'}"`,
  },
  {
    pattern: new RegExp(String.raw`!?\[[^\]]+\][ \t]+\(${ADDRESS}[^()\s]*\)?`),
    message: ([found = '']) =>
      `a link has no space before its address; write "${found.replace(/\][ \t]+\(/, '](').replace(/(?<!\))$/, ')')}"`,
  },
  {
    pattern: new RegExp(String.raw`(!?\[[^\]]+\]\(${ADDRESS}[^()\s]*)(?:\s[^()]*)?$`),
    message: ([, found = '']) => `"${found}" is never closed; add ")" at the end of the address`,
  },
  {
    // A hashtag begins with a small letter, or others follow it.
    pattern: /^#(?=\p{Lu}\p{L})([^#]+)$/u,
    atStart: true,
    message: ([, heading = '']) => `a heading begins with two marks and a space; write "## ${heading.trim()}", or \\# for text`,
  },
  {
    pattern: new RegExp(String.raw`^::(?!:)[ \t]*((?:${admonitionKinds.join('|')})(?![\w:]).*)$`),
    atStart: true,
    message: ([, rest = '']) => `an admonition begins and ends with three colons; write ":::${rest.trim()}", the text, and ":::"`,
  },
  {
    pattern: new RegExp(String.raw`(\[[^[\]()]*[^[\]()\s])(\(${ADDRESS}[^()\s]*)(?:\)(?!\])|(?=\s|$))`),
    message: ([, words = '', address = '']) => `a link has a bracket after its text; write "${words}]${address})"`,
  },
  {
    // In parentheses, the last one may not belong to the link.
    pattern: /(?=\[)(?<!\([^()]*)(\[[^[\]]+\])((?:\/|\.{1,2}\/|https?:\/\/)[^()\s]*\))/,
    message: ([, words = '', address = '']) => `a link has its address in parentheses; write "${words}(${address}"`,
  },
  {
    pattern: /(?<![\w\]])(!?)\[(?=[^\p{L}[\]]*\p{L})([^[\]]+)\]\[([^[\]^]+)\]/u,
    message: ([found = '', mark, words = '', name = '']) =>
      mark
        ? `"${found}" is a picture without an address; write "![${words}](./picture.webp)"`
        : `"${found}" is a link without an address; write "[${words}](/docs/…/)", or add a line "[${name}]: /docs/…/"`,
  },
  {
    pattern: /^\[(?:TOC|\[TOC\])\]/i,
    atStart: true,
    message: ([found = '']) => `${found} is shown as text; delete it, because every page has a table of contents`,
  },
  {
    pattern: /(!?)\[\[(?!toc\])([^[\]|]+)(?:\|([^[\]]+))?\]\]/i,
    message: ([found = '', mark, page = '', words]) =>
      mark
        ? `"${found}" is shown as text; write "![What it shows](./${page})"`
        : `"${found}" is shown as text; write the address of the page, "[${words ?? page}](/docs/…/)"`,
  },
  {
    pattern: /^===\+? +["“]([^"”]+)["”]/,
    atStart: true,
    message: ([, label = '']) => `"===" does not begin a tab; write <TabItem value="…" label="${label}">, with its text, in <Tabs>`,
  },
  {
    pattern: /^\?\?\?\+? +\w+(?: +["“]([^"”]+)["”])?/,
    atStart: true,
    message: ([, title = '…']) => `"???" does not begin a box; write <Details summary="${title}">, with its text, and </Details>`,
  },
  {
    pattern: /^[•·●▪‣]\s*(.*)/u,
    atStart: true,
    message: ([found = '', item]) => `"${found.charAt(0)}" does not begin an entry of a list; write "- ${item}"`,
  },
  {
    pattern: /^(#{2,6}|[-*]|\d{1,2}[.)])[\u00a0\u2007\u202f]/,
    atStart: true,
    message: ([, mark = '']) => `the space after "${mark}" is one that does not break; write an ordinary space`,
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])([^=]*[^\s=])==(?![=\w])/,
    message: ([found = '', words = '']) => `"${found}" is shown with its marks; write "**${words}**" for bold text`,
  },
  {
    pattern: /\$\$[^$]+\$\$/,
    message: ([found = '']) =>
      `pages show no formulas, and readers see ${found} as it is written; put it in backticks, or write it in words`,
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z_]+:(?![\w:/])/,
    message: ([found = '']) => `${found} is shown as text; delete it, or put it in backticks if it is a name`,
  },
  {
    pattern: /^\[\^(\w+)\](?!:)\s+\S/,
    atStart: true,
    message: ([, note = '']) => `the text of a footnote begins with a colon; write "[^${note}]: …"`,
  },
  {
    pattern: /\[\^(\w+)\]/,
    message: ([note = '']) => `the footnote ${note} has no text; add a line "${note}: …" at the end of the page`,
  },
  {
    pattern: new RegExp(String.raw`\(([^()]+)\)\[(${ADDRESS}[^\]\s]*)\]`),
    message: ([, words = '', address = '']) =>
      `a link has its text in brackets and its address in parentheses; write "[${words}](${address})"`,
  },
  {
    pattern: new RegExp(String.raw`^!!![ \t]+(${admonitionKinds.join('|')})\b`),
    atStart: true,
    message: ([, kind = '']) => `"!!!" does not begin an admonition; write ":::${kind}", the text without indentation, and ":::"`,
  },
  {
    pattern: /~~(?=\S)|(?<=\S)~~/,
    message: () => 'this "~~" has no partner, so readers see it; put "~~" directly before and after the deleted text, or write \\~\\~',
  },
  {
    // A name such as __consumer_offsets has further characters.
    pattern: /(?<![\w_])__(?=\p{L}+(?!\w))/u,
    message: () => 'this "__" has no partner, so readers see it; put "**" before and after bold text, or put a name in backticks',
  },
  {
    // At the start of a line, it is an entry of a list. A wildcard is part of a name, with capitals or further characters.
    pattern: /(?<=\S[ \t]|[("“])\*(?=\p{Ll}{2,}(?:[\s,;]|$))/u,
    message: () => 'this "*" has no partner, so readers see it; put "*" directly before and after the text in italics, or write \\*',
  },
  {
    pattern: /\*\*/,
    message: () => 'this "**" has no partner, so readers see it; put "**" directly before and after the bold text, or write \\*\\*',
  },
  {
    pattern: /`/,
    message: () => 'this backtick has no partner, so readers see it; put one before and one after the code, or write \\`',
  },
]
