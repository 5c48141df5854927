import { expect, test } from 'vitest'
import { parseBody } from '../../../lib/mdx/analyse'
import { explainFailure } from './parse-failure'

const explained = (text: string): string[] => {
  try {
    parseBody(text)
    return []
  } catch (cause) {
    const { line, column, message } = explainFailure(cause, text)
    return [`${line}:${column} ${message}`]
  }
}

const angle = 'write \\< for an angle bracket in text, or put it in backticks'

test.each([
  [
    'an unclosed component',
    'Text\n\n<Details summary="a">\n\nnever\n',
    '3:1 <Details> is never closed; add </Details>, or write <Details /> if it has no content',
  ],
  ['an unclosed component in another', '<A>\n\n<B>\n\n</A>', '3:1 <B> is never closed; add </B>, or write <B /> if it has no content'],
  ['a line break of HTML', 'a <br> b', '1:3 <br> is never closed; write <br /> with a slash'],
  ['an image of HTML', 'x\n\n<img src="a">\n\nb', '3:1 <img> is never closed; write <img /> with a slash'],
  [
    'a closing tag without an opening one',
    'a </b> c',
    '1:4 this tag closes an element that is not open; delete it, or add the opening tag',
  ],
  ['a comparison with a letter', 'If a<b then.', `1:12 broken MDX: Unexpected character \`.\` (U+002E) in attribute name; ${angle}`],
  ['a comparison with a number', 'a <3 b', `1:4 broken MDX: Unexpected character \`3\` (U+0033) before name; ${angle}`],
  [
    'an address in angle brackets',
    'See <https://example.com>.',
    'write [https://example.com](https://example.com) instead of <https://example.com>',
  ],
  ['an e-mail address in angle brackets', 'See <a@b.example>.', 'write [a@b.example](mailto:a@b.example) instead of <a@b.example>'],
  ['an unclosed comment', 'a <!-- b\n\nc', 'the comment is never closed; add --> at its end'],
  ['an unclosed brace', 'a {b', '1:5 a brace is never closed; write \\{ for a brace in text, or put it in backticks'],
  [
    'text that begins on the line of its tag',
    '<Details summary="x">Text\n\nmore</Details>',
    '1:1 <Details> and </Details> are in different paragraphs; write each on a line of its own, with an empty line before and after the text',
  ],
  [
    'text that begins on the line of its tag and ends before the closing one',
    'a\n\n<Details summary="x">Text\nmore\n</Details>',
    '3:1 <Details> and </Details> are in different paragraphs',
  ],
  [
    'text that ends on the line of the closing tag',
    '<Details summary="x">\nText\n\nmore</Details>',
    '4:5 <Details> and </Details> are in different paragraphs; write each on a line of its own',
  ],
  [
    'a component that begins in a list item',
    '- <Details summary="x">\n\nText\n\n</Details>',
    '1:3 only one of <Details> and </Details> is in the list item; move both into the list item, with its indentation or marks, or both out of it',
  ],
  ['a placeholder', 'Replace <HOST> here.', '1:9 <HOST> is parsed as a component; put a placeholder in backticks, such as `<HOST>`'],
  ['one of two placeholders', 'a <HOST>:<DB_PORT>', '1:10 <DB_PORT> is parsed as a component'],
  ['a placeholder with a hyphen', 'a <your-host> b', '1:3 <your-host> is parsed as a component'],
  [
    'a placeholder of two words',
    'a <your host> b',
    '1:3 <your host> is parsed as a component; put a placeholder in backticks, such as `<your host>`',
  ],
])('explains %s', (_name, text, message) => {
  expect(explained(text)).toEqual([expect.stringContaining(message)])
})
