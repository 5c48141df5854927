import { readFileSync } from 'node:fs'

const TOKENS_FILE = 'app/styles/tokens.css'
const selectors = { light: '[data-theme="light"]', dark: '[data-theme="dark"]' } as const

/** Colors of a theme by token name, such as `brand: '#193ae6'`, read from the stylesheet. */
export function designTokens(theme: keyof typeof selectors): Record<string, string> {
  const block = readFileSync(TOKENS_FILE, 'utf8').split(`${selectors[theme]} {`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))
}
