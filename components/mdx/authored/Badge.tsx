import type { ReactNode } from 'react'
import { defineMdxComponent } from '../mdx-component'

const tones = {
  plain: 'text-muted border-line',
  brand: 'text-brand border-current',
  good: 'text-good border-current',
  caution: 'text-caution border-current',
  danger: 'text-danger border-current',
} as const

/** Small label in text, such as a version. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`rounded-md border px-1.5 text-[0.75rem] font-medium align-[0.08em] whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  )
}

export default defineMdxComponent({
  component: Badge,
  about: 'Small label in running text. Tones: `plain`, `brand`, `good`, `caution`, `danger`.',
  example: '<Badge tone="good">v0.2.9</Badge>',
  attributes: { tone: { example: 'good', oneOf: Object.keys(tones) } },
  inline: true,
  plain: 'children',
  states: () => ({
    'all tones': (
      <p className="flex flex-wrap gap-2">
        {(Object.keys(tones) as Array<keyof typeof tones>).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
    ),
  }),
})
