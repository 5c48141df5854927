import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { link, paragraph, text } from '@/lib/markdown-export/nodes'
import { defineMdxComponent } from '../mdx-component'

/** Link in the form of a card. */
export function Card({ title, href, description }: { title: string; href: string; description?: string }) {
  return (
    <Anchor href={href} className="card group flex flex-col rounded-panel border border-line bg-raised p-4 transition hover:border-brand">
      <span className="flex items-center justify-between gap-3 font-medium text-ink">
        {title}
        <Icon name="arrow-right" size={16} className="flex-none text-muted transition group-hover:text-brand" />
      </span>
      {description && <span className="mt-1 text-sm leading-6 text-muted">{description}</span>}
    </Anchor>
  )
}

export default defineMdxComponent({
  component: Card,
  about: 'Link as a card with an optional description.',
  example: '<Card title="Docker CLI" href="/docs/install/docker-cli/" description="Run a sync from one command." />',
  attributes: {
    title: { example: 'Docker CLI', required: true },
    href: { example: '/docs/install/docker-cli/', required: true },
    description: { example: 'Run a sync.' },
  },
  plain: ({ attributes: { title = '', href = '', description } }) => [
    paragraph(link(href, title), ...(description ? [text(`: ${description}`)] : [])),
  ],
  states: () => ({ plain: <Card title="Docker CLI" href="#Card" description="Run a sync from one command." /> }),
})
