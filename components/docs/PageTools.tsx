import { Anchor } from '@/components/ui/Anchor'
import { Icon } from '@/components/ui/Icon'
import { withBasePath } from '@/lib/base-path'
import { classNames } from '@/lib/class-names'
import { assistantLinks } from '@/lib/edit-links'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/metadata'

const tool = 'inline-flex min-h-9 items-center gap-1.5 text-sm text-muted transition hover:text-ink'

/** Controls that copy the page as Markdown, open it as Markdown, or open an assistant that reads it. */
export function PageTools({ url, className }: { url: string; className?: string }) {
  const markdown = routes.markdown(url)
  return (
    <div className={classNames('no-print flex flex-wrap items-center gap-x-3 sm:gap-x-5', className)}>
      <button type="button" className={`needs-js group ${tool}`} data-copy-page={withBasePath(markdown)}>
        <Icon name="copy" size={15} />
        <span className="group-data-done:hidden">Copy page</span>
        <span className="hidden text-good group-data-done:inline">Copied</span>
      </button>
      <details className="relative">
        <summary className={`${tool} list-none`}>
          Ask an assistant <Icon name="chevron-down" size={15} />
        </summary>
        <ul className="absolute left-0 z-10 min-w-44 rounded-panel border border-line bg-raised p-1.5">
          {assistantLinks(absoluteUrl(markdown)).map(({ label, href }) => (
            <li key={label}>
              <Anchor className="menu-link" href={href} target="_blank" rel="noopener">
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
      <Anchor href={markdown} className={tool} type="text/markdown">
        <Icon name="file-text" size={15} />
        <span>
          <span className="max-sm:hidden">View as </span>Markdown
        </span>
      </Anchor>
    </div>
  )
}
