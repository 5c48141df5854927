import localFont from 'next/font/local'

/** The three font families, reduced by `npm run fonts`. The metrics of the Arial fallbacks are adjusted to avoid layout shifts. */
const text = localFont({
  src: '../../app/fonts/inter.woff2',
  weight: '400 700',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
})
const display = localFont({
  src: '../../app/fonts/space-grotesk.woff2',
  weight: '400 700',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})
const code = localFont({
  src: '../../app/fonts/jetbrains-mono.woff2',
  weight: '400 700',
  variable: '--font-code',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'Menlo', 'Consolas', 'monospace'],
})

/** Classes that define the three font variables. */
export const fontVariables = `${text.variable} ${display.variable} ${code.variable}`
