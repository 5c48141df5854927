import type { ComponentProps } from 'react'
import { Anchor } from '@/components/ui/Anchor'
import type { NavMenuLink } from '@/lib/nav/navbar'

/** A link of a menu. Links to locales lead out of this build, so their addresses stay as they are. */
export function MenuLink({ link, ...props }: { link: NavMenuLink } & Omit<ComponentProps<'a'>, 'href'>) {
  const { label, href, locale, lang, version, current } = link
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
    </Anchor>
  )
}
