import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('app/styles/tokens.css', 'utf8')

function tokens(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))
}

function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, bl = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl
  }
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

for (const [theme, selector] of [
  ['light', ':root'],
  ['dark', '[data-theme="dark"]'],
] as const) {
  const token = tokens(selector)
  const value = (name: string) => token[name] ?? ''

  test(`${theme}: text colours reach 4.5:1 on paper and on sunken ground`, () => {
    for (const name of ['ink', 'muted', 'brand', 'water', 'good', 'caution', 'danger']) {
      expect(contrast(value(name), value('paper')), `${name} on paper`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(value(name), value('sunken')), `${name} on sunken`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test(`${theme}: buttons and the edges of controls can be seen`, () => {
    expect(contrast(value('on-brand'), value('brand'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(value('control'), value('paper'))).toBeGreaterThanOrEqual(3)
  })
}
