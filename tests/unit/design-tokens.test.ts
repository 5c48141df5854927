import { expect, test } from 'vitest'
import { designTokens } from '../../lib/content/design-tokens'
import { contrast } from '../../lib/figures/contrast'

for (const theme of ['light', 'dark'] as const) {
  const token = designTokens(theme)
  const value = (name: string) => token[name] ?? ''

  test(`${theme}: text colors have a contrast of at least 4.5:1 on paper and sunken backgrounds`, () => {
    for (const name of ['ink', 'muted', 'brand', 'water', 'good', 'caution', 'danger']) {
      expect(contrast(value(name), value('paper')), `${name} on paper`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(value(name), value('sunken')), `${name} on sunken`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test(`${theme}: button labels have a contrast of at least 4.5:1, and borders of controls of at least 3:1`, () => {
    expect(contrast(value('on-brand'), value('brand'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(value('control'), value('paper'))).toBeGreaterThanOrEqual(3)
  })
}
