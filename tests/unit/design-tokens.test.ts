import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designTokens } from '../../lib/content/design-tokens'
import { contrast } from '../../lib/figures/contrast'
import { limits } from '../../lib/site.mjs'
import config from '../../tailwind.config'
import { walkFiles } from '../../tools/authoring/command/walk'

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

test('breakpoints are in rem, as widths are, so that the layout fits the size of text that a visitor has set', () => {
  const files = ['app', 'components'].flatMap((folder) => walkFiles(folder)).filter((file) => /\.(?:css|tsx?)$/.test(file))
  // DocSearch changes the layout of its window at 768 px.
  const conditions = files
    .filter((file) => !file.endsWith('search-modal.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*|\b(?:min|max)-\[[^\]]*\]:/g)].map(([text]) => `${file}: ${text}`),
    )
  expect(conditions.length).toBeGreaterThan(20)
  expect(conditions.filter((text) => /\dpx/.test(text))).toEqual([])
  for (const width of Object.values(config.theme?.screens ?? {})) expect(width).toMatch(/^[\d.]+rem$/)
  expect(config.theme?.screens).toMatchObject({ desktop: `${limits.desktopMinWidth}rem` })
})
