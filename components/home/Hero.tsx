import { ButtonLink } from '@/components/ui/ButtonLink'
import { DepthLines } from '@/components/ui/DepthLines'
import { Inline } from '@/components/ui/Inline'
import { MoreLink } from '@/components/ui/MoreLink'
import { homeText } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { repository } from '@/lib/site.mjs'
import { DataPathFigure } from './DataPathFigure'
import { KeyFigures } from './KeyFigures'

/** Hero of the home page: a description of OLake, links, the animated figure and key figures. */
export function Hero() {
  const { title, text } = homeText().hero
  return (
    <div className="hero relative overflow-hidden">
      <div className="hero-field">
        <DepthLines name="home" fade="left" />
      </div>
      <div className="relative mx-auto max-w-site px-4 pt-14 pb-14 desktop:px-6 desktop:pt-24 desktop:pb-20">
        <h1 className="max-w-[15ch] font-display text-[2.5rem] leading-[1.05] font-semibold tracking-[-0.03em] sm:text-6xl wide:text-7xl">
          {title}
        </h1>
        <p className="mt-6 max-w-[38rem] text-lg leading-relaxed text-muted">
          <Inline text={text} />
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ButtonLink href={routes.docs('getting-started/quickstart')} tone="primary">
            Open the quickstart
          </ButtonLink>
          <ButtonLink href={routes.contactForm()}>Talk to us</ButtonLink>
          <span className="px-2">
            <MoreLink href={repository.tool}>View on GitHub</MoreLink>
          </span>
        </div>
        <div className="mt-12 desktop:mt-16">
          <DataPathFigure />
        </div>
        <KeyFigures />
      </div>
    </div>
  )
}
