import localFont from 'next/font/local'

/** Self-hosted Latin subsets of the three font families. The metrics of the Arial fallbacks are adjusted to avoid layout shifts. */
const text = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
})
const display = localFont({
  src: '../../node_modules/@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
  weight: '300 700',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})
const code = localFont({
  src: '../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  weight: '100 800',
  variable: '--font-code',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'Menlo', 'Consolas', 'monospace'],
})

/** Classes that define the three font variables. */
export const fontVariables = `${text.variable} ${display.variable} ${code.variable}`
