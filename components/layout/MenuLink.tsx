import type { ComponentProps } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import type { NavMenuLink } from '@/lib/nav/navbar-items'

/** Link in a menu. Each locale is a separate build, so the URLs of locale links are used unchanged. */
export function MenuLink({ link, ...props }: { link: NavMenuLink } & Omit<ComponentProps<'a'>, 'href'>) {
  const { label, href, locale, lang, version, note, current } = link
  if (locale !== undefined) {
    return (
      <a href={href} lang={lang} hrefLang={lang} data-locale={locale} aria-current={current ? 'true' : undefined} {...props}>
        {label}
      </a>
    )
  }
  return (
    <Anchor href={href} data-nav-link data-version={version} {...props}>
      {label}
      {note && <span className="ml-1 text-muted">{note}</span>}
    </Anchor>
  )
}
