import { expect, test } from 'vitest'
import { tidySvg } from './tidy-svg'

test('the title of a group is at its left, where no arrow from above crosses it', () => {
  const group = (x: string) =>
    `<svg viewBox="0 0 9 9"><g class="cluster"><rect style="" x="8.5" y="2" width="248" height="264"></rect><g class="cluster-label" transform="translate(${x}, 6)"><text>Job</text></g></g></svg>`
  expect(tidySvg(group('77.25'))).toBe(group('20.5'))
  expect(tidySvg(group('20.5'))).toBe(group('20.5'))
})
