import type { Config } from 'tailwindcss'

/** Tailwind names of the design tokens. `app/styles/tokens.css` defines their values for each theme. */
const config: Config = {
  content: ['./app/**/*.{ts,tsx,mdx}', './components/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    // In rem, as all widths: in media queries, a rem is the size of text that visitors set in their browser. From 62.25rem (996 px), the
    // navigation bar shows its items instead of the menu button. The table of contents requires 80rem (1280 px).
    screens: { sm: '40rem', md: '48rem', desktop: '62.25rem', rail: '80rem', wide: '96rem' },
    extend: {
      colors: {
        paper: 'var(--paper)',
        raised: 'var(--raised)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        control: 'var(--control)',
        brand: 'var(--brand)',
        'brand-tint': 'var(--brand-tint)',
        'on-brand': 'var(--on-brand)',
        water: 'var(--water)',
        good: 'var(--good)',
        caution: 'var(--caution)',
        danger: 'var(--danger)',
      },
      fontFamily: {
        display: ['var(--font-display)', 'system-ui', 'sans-serif'],
        sans: ['var(--font-text)', 'system-ui', 'sans-serif'],
        mono: ['var(--font-code)', 'ui-monospace', 'monospace'],
      },
      borderRadius: { control: '8px', panel: '12px' },
      maxWidth: { measure: '46rem', site: '96rem' },
      spacing: { navbar: '4rem' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
}

export default config
