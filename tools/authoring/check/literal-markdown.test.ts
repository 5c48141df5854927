import { expect, test } from 'vitest'
import { front, one } from './testing'

/** Markdown that readers would see as it was typed, and parts without effect. They are warnings. The text begins on line 5. */

const text = (body: string) => one(`${front()}${body}`)

test.each([
  ['a heading without a space', 'Text\n\n##Part one', '7:1 a heading has a space after its marks; write "## Part one"'],
  ['an entry of a list without a space', '-item', '5:1 an entry of a list has a space after its mark; write "- item"'],
  ['an entry with a link', '> -[x](/blog/)', '5:3 an entry of a list has a space after its mark; write "- "'],
  ['an entry of a numbered list', 'Text\n1.First', '6:1 an entry of a list has a space after its mark; write "1. First"'],
  ['a space in a link', 'See [it] (/blog/).', '5:5 a link has no space before its address; write "[it](/blog/)"'],
  [
    'a space before the address of another site',
    'See [it] (https://a.example/).',
    '5:5 a link has no space before its address; write "[it](https://a.example/)"',
  ],
  ['an open link', 'See [it](/blog/', '5:5 "[it](/blog/" is never closed; add ")" at the end of the address'],
  [
    'an open link to another site',
    'See [it](https://a.example/',
    '5:5 "[it](https://a.example/" is never closed; add ")" at the end of the address',
  ],
  ['an open link with text after it', 'See [it](/blog/ for more.', '5:5 "[it](/blog/" is never closed; add ")" at the end of the address'],
  ['an open picture', '![A list](./a.png "A list"', '5:1 "![A list](./a.png" is never closed; add ")" at the end of the address'],
  [
    'bold text without an end',
    'Text\n\n- Some **bold text\n',
    '7:8 this "**" has no partner, so readers see it; put "**" directly before and after the bold text, or write \\*\\*',
  ],
  [
    'code without an end',
    'Run `npm ci.',
    '5:5 this backtick has no partner, so readers see it; put one before and one after the code, or write \\`',
  ],
  ['a table without dashes', 'Text\n\n| a | b |\n| c | d |', '7:1 the table has no row of dashes; add "| --- | --- |" below its header'],
  [
    'a table with too few dashes',
    '| a | b |\n| --- |\n| c | d |',
    '6:1 the header of the table has 2 cells and this row of dashes 1, so readers see no table; write the same number',
  ],
  [
    'a row with a cell too many',
    '| a | b |\n| --- | --- |\n| c | d | e |',
    '7:1 the row has 3 cells and the header 2, so the last ones are not shown; delete them, or write \\| for a line within a cell',
  ],
  [
    'an option in other letters',
    '```js showlinenumbers\nx\n```',
    '5:1 showlinenumbers after the language of the code has no effect. Did you mean "showLineNumbers"?',
  ],
  [
    'a misspelled title',
    '```js titel="a b.js"\nx\n```',
    '5:1 titel="a b.js" after the language of the code has no effect. Did you mean "title"?',
  ],
  [
    'a mark without an exclamation mark',
    '```js\nx // [code ++]\n```',
    '6:1 [code ++] has no effect; write [!code ++], in a comment at the end of the line',
  ],
  [
    'alternative text that says nothing',
    '![Screenshot](/images/a.png)',
    '5:1 "Screenshot" does not say what the picture shows; write, for example, "The list of jobs"',
  ],
  [
    'such a text of an element',
    '<img src="/images/a.png" alt="the image." />',
    '5:1 "the image." does not say what the picture shows; write, for example, "The list of jobs"',
  ],
  [
    'a kind of picture with what every picture shows',
    '![Screenshot of the UI.](/images/a.png)',
    '5:1 "Screenshot of the UI." does not say what the picture shows',
  ],
  ['a kind of picture from the product', '![A picture from OLake UI](/images/a.png)', '5:1 "A picture from OLake UI" does not say'],
  ['the name of the file', '![list.png](/images/a.png)', '5:1 "list.png" does not say what the picture shows'],
  ['the name without its extension', '<img src="/images/job_list.png" alt="job_list" />', '5:1 "job_list" does not say what the picture'],
  ['a footnote without text', 'Text.[^1]', '5:6 the footnote [^1] has no text; add a line "[^1]: …" at the end of the page'],
  [
    'a link to a name that the page does not have',
    'See [it][nowhere].',
    '5:5 "[it][nowhere]" is a link without an address; write "[it](/docs/…/)"',
  ],
  ['an alert of GitHub', '> [!NOTE]\n> Text', '5:3 [!NOTE] is the form of GitHub; write ":::note", the text without ">", and ":::"'],
  [
    'an option of another program',
    '```bash filename="x.sh"\nls\n```',
    '5:1 filename="x.sh" after the language of the code has no effect. Write title="…"',
  ],
  [
    'an address with a space',
    '![A table](./a b.png)',
    '5:1 "./a b.png" is not an address, because it contains a space; rename the file, or write %20',
  ],
])('reports %s', (_, body, expected) => {
  expect(text(body)).toEqual([expect.stringContaining(`content/docs/a.mdx:${expected}`)])
})

test.each([
  ['escaped marks', '\\*\\*x \\`y\n\n\\##z\n\n\\-x and 2\\*\\*3'],
  ['the same in code', '`##x` and `**`\n\n```text\n##x\n-y\n**z\n| a |\n| b |\n```'],
  ['flags, numbers and dashes', 'Use\n-1 or --all,\n- a list\n\n3.5 and 1.x'],
  ['brackets and parentheses', 'An array [a] (see below), [x](/blog/ "A title"), and a list [1] (`x`).'],
  ['formatted text over lines', '**bold\ntext** and `code\nhere` and *it*'],
  ['two lists of steps, and lists with indented parts', '1. a\n\n   ```bash\n   ls\n   ```\n\n2. b\n\nThen:\n\n1. c\n   - d\n2. e'],
  ['text after a table, and a table in a list', '| a |\n| - |\n| b |\n\nText\n\n- a\n\n  | a |\n  | - |\n  | b |'],
  ['equals signs, dollars and colons', 'If a == b and c == d, pay $5, 10:30:00 or a:b:c at ==> and postgres://u:p@h:5432.'],
  ['a line with a bar', 'a | b\nText'],
  ['tables', '| a | b |\n| --- | --- |\n| `c \\| d` | e |\n\na | b\n--- | ---\nc | d'],
  ['options of code', '```js title="a {b} c" {1, 3-4} showLineNumbers\n1\n2\n3\n4\n```\n\n```js\na[0] // [code] ++\n```'],
  ['text in elements', '<Tabs>\n<TabItem value="a" label="A">\n\nText with **bold** and `code`\n\n</TabItem>\n</Tabs>'],
  [
    'alternative text that begins with its kind',
    '![Diagram of the two stages](/images/a.png) ![Screenshot of the page with the jobs](/images/a.png)',
  ],
  ['alternative text of the words in the name', '![architecture](/images/architecture.png) ![Job list](/images/job-list.png)'],
  ['quotes in a title', '```js title="it\'s" {2-2}\n1\n2\n```\n\n```js title=\'a "b"\'\n1\n```'],
  ['numbers of issues and hashtags', '#1234 is fixed.\n\nSee #General, and\n#general.\n\n#Data #Iceberg\n\n- #X'],
  ['colons of names and addresses', '::1 is the address, and\nstd::warning\n::warnings a name'],
  ['links by name and footnotes', '[a][b], [b] and [b][].[^1]\n\n[b]: /blog/\n\n[^1]: Text'],
  ['brackets of text', 'Rows a[i][j] and [0][1] in [brackets (/blog/)] or [f(/blog/)].'],
  ['addresses with a value in brackets', 'The path (see [host]/path/) and [host]/path/'],
  ['formatted text', '~~a~~ __b__ *c* **d** ***e*** __f g__, and about ~5'],
  ['multiplication, wildcards and names', '2*3 * 4, *.json, *Service, user_name, _id, __consumer_offsets and C~'],
  ['the same in code', '`__typename` and `*from`, `[a][b]`, `~~`, `[^1]`'],
  ['escaped marks', '\\#Heading, \\~\\~a, \\*word and \\__word, \\[a][b]'],
])('accepts %s', (_, body) => {
  expect(text(body)).toEqual([])
})
