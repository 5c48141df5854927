import { expect, test } from 'vitest'
import { formulasAsCode } from './formulas'
import { rewritten } from './testing'

test('formulas become code, with one note for the page', () => {
  const { text, notes } = rewritten('Text\n\nMath $x_{i}$ and $a^2 + b^2 = c^2$, with $n$ or $$y_1$$.\n\n$$\n\\int_{a} x\n$$')
  expect(text).toBe('Text\n\nMath `x_{i}` and `a^2 + b^2 = c^2`, with `n` or `y_1`.\n\n```text\n\\int_{a} x\n```\n')
  expect(notes).toEqual([
    'Text, line 3: formulas are now code from here on, because this site does not draw them; write them as text, or as pictures',
  ])
})

test.each([
  'It costs $5 or $6, and $MY_HOME/$MY_NAME is a path.',
  'In code, `$x_{i}$` stays, and \\$a_b\\$ too.',
  '```latex\n$$\nx\n$$\n$a_b$\n```',
])('%j has no formulas', (body) => {
  expect(formulasAsCode(body)).toEqual({ text: body, line: undefined })
})

test('on a site that draws no formulas, dollar signs are text', () => {
  const body = 'Set [$GATE_NAME$](https://harbor.example/$GATE_NAME$/a) and $x_1$.\n'
  expect(rewritten(body, { hasFormulas: false })).toEqual({ text: body, notes: [] })
})
