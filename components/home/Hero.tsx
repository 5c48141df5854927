import { Snippet } from '@/components/mdx/authored/Snippet'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Inline } from '@/components/ui/Inline'
import { MoreLink } from '@/components/ui/MoreLink'
import { benchmarkMeasure } from '@/lib/benchmarks'
import { homeText } from '@/lib/content/home'
import { formatDay } from '@/lib/locale'
import { unbrokenUnits } from '@/lib/mdx/unbroken-units'
import { routes } from '@/lib/routes'
import { repository } from '@/lib/site.mjs'
import { JourneyFigure } from './JourneyFigure'

/** The rate of the initial load in the benchmark that the next section explains. */
function LoadRate() {
  const ours = benchmarkMeasure('postgres', 'full-load').rows.find((row) => row.ours)
  return (
    ours && (
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <b className="font-display text-[2.5rem] font-semibold text-ink">{ours.display}</b>
        <span>
          <strong className="block text-base font-medium text-ink">rows per second</strong>
          {unbrokenUnits(`Postgres to Iceberg, ${ours.detail}, ${formatDay(ours.date)}`)}
        </span>
      </p>
    )
  )
}

/** Hero of the home page: what OLake is, the command that starts it, its rate, and the journey of one row as a figure. */
export function Hero() {
  const { title, text, command } = homeText().hero
  return (
    <div className="hero mx-auto max-w-site px-4 pt-8 pb-10 desktop:px-6 desktop:pt-14 desktop:pb-16">
      <div className="min-w-0">
        <h1 className="max-w-[15ch] font-display text-[2.5rem] leading-[1.05] font-semibold tracking-[-0.03em] sm:text-6xl">{title}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.0625rem] leading-relaxed sm:mt-5 sm:text-lg text-muted">
          <Inline text={text} />
        </p>
        <div className="hero-command setup-command mt-6">
          <Snippet name={command} />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ButtonLink href={routes.docs('getting-started/quickstart')} tone="primary">
            Open the quickstart
          </ButtonLink>
          <ButtonLink href={routes.contactForm()}>Talk to us</ButtonLink>
          <MoreLink href={repository.tool}>View on GitHub</MoreLink>
        </div>
        <LoadRate />
      </div>
      <JourneyFigure />
    </div>
  )
}
