import localFont from 'next/font/local'

/** The three font families, reduced by `npm run fonts`. `app/styles/fallback-fonts.css` defines their fallbacks. */
const text = localFont({
  src: '../../app/fonts/inter.woff2',
  weight: '400 700',
  variable: '--font-text',
  adjustFontFallback: false,
  fallback: ['Text Fallback'],
})
const display = localFont({
  src: '../../app/fonts/space-grotesk.woff2',
  weight: '400 700',
  variable: '--font-display',
  adjustFontFallback: false,
  fallback: ['Text Fallback'],
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
