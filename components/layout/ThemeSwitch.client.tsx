'use client'

import { useTheme } from 'next-themes'

/** Flips between light and dark. Both pictures are in the page and CSS shows one, so nothing changes when scripts arrive. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      className="needs-js grid size-11 flex-none place-items-center rounded-control text-muted transition hover:text-ink"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      aria-label="Switch between light and dark theme"
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <g className="dark:hidden">
          <circle cx="12" cy="12" r="4" />
          <path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
        </g>
        <path className="hidden dark:block" d="M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z" />
      </svg>
    </button>
  )
}
