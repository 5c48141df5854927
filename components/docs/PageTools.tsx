import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { withBasePath } from '@/lib/base-path'
import { classNames } from '@/lib/class-names'
import { routes } from '@/lib/routes'

const tool = 'inline-flex min-h-9 items-center gap-1.5 text-sm text-muted transition hover:text-ink'

/** Controls that copy the page as Markdown, for example for an AI assistant, or open it as Markdown. */
export function PageTools({ url, className }: { url: string; className?: string }) {
  const markdown = routes.markdown(url)
  return (
    <p className={classNames('no-print flex flex-wrap items-center gap-x-5', className)}>
      <button type="button" className={`needs-js group ${tool}`} data-copy-page={withBasePath(markdown)}>
        <Icon name="copy" size={15} />
        <span className="group-data-done:hidden">Copy page</span>
        <span className="hidden text-good group-data-done:inline">Copied</span>
      </button>
      <Anchor href={markdown} className={tool} type="text/markdown">
        <Icon name="file-text" size={15} /> View as Markdown
      </Anchor>
    </p>
  )
}
