import { expect, test } from 'vitest'
import { shownMark } from './check-front-matter'

test.each([
  ['A **bold** claim', '**'],
  ['Text with <b>', '<b>'],
  ['See [Jobs](/docs/jobs/)', '[Jobs]('],
  ['Rows < 5, a*b and [x]', undefined],
])('the markup that readers would see in %j is %j', (text, mark) => expect(shownMark(text)).toBe(mark))
