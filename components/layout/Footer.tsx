import { Anchor } from '@/components/ui/Anchor'
import { footer } from '@/content/navigation/footer'
import { site } from '@/lib/site.mjs'
import { PrivacyChoices } from '../measuring/Measuring.client'
import { BrandIcon } from '../ui/BrandIcon'
import { Static } from '../ui/Static'
import { CurrentYear } from './CurrentYear.client'
import { HomeLink } from './Navbar'

/** Footer of every page except those that hide it. @param asksConsent whether the site collects visits or searches, and so needs consent */
export function Footer({ asksConsent = false }: { asksConsent?: boolean }) {
  return (
    <Static>
      <footer className="site-footer mt-auto border-t border-line bg-sunken">
        <div className="mx-auto max-w-site px-4 pt-8 pb-6 sm:pt-14 sm:pb-10 desktop:px-6">
          <div className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3 sm:gap-y-10 desktop:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
            <div className="col-span-2 sm:col-span-3 desktop:col-span-1">
              <div className="flex">
                <HomeLink />
              </div>
              <p className="mt-3 text-muted">{site.tagline}</p>
              <ul className="mt-5 -ml-3 flex flex-wrap">
                {Object.entries(footer.social).map(([label, href]) => (
                  <li key={label}>
                    <Anchor
                      href={href}
                      target="_blank"
                      rel="noopener"
                      aria-label={label}
                      title={label}
                      className="grid size-11 place-items-center rounded-control text-muted transition hover:text-ink"
                    >
                      <BrandIcon name={label.toLowerCase()} />
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
            {Object.entries(footer.columns).map(([title, links]) => (
              <nav key={title} aria-label={title}>
                <p className="text-sm font-semibold">{title}</p>
                <ul className="mt-2.5">
                  {Object.entries(links).map(([label, href]) => (
                    <li key={label}>
                      <Anchor
                        href={href}
                        className="inline-flex min-h-9 items-center text-[0.9375rem] text-muted transition hover:text-ink"
                      >
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <p className="mt-6 border-t border-line pt-5 sm:mt-12 sm:pt-6 text-sm text-muted">
            © <CurrentYear built={new Date().getUTCFullYear()} /> Datazip. All rights reserved. {site.address}{' '}
            {asksConsent && <PrivacyChoices />}
          </p>
        </div>
      </footer>
    </Static>
  )
}
