import { Inline } from '@/components/ui/Inline'
import { MoreLink } from '@/components/ui/MoreLink'
import { type HomeCard, homeText } from '@/lib/content/home'
import { CardFigure } from './CardFigure'
import { HomeSection } from './HomeSection'

function FigureCard({ card }: { card: HomeCard }) {
  return (
    <li className="flex flex-col">
      <div className="mb-6 max-sm:hidden">
        <CardFigure name={card.figure} />
      </div>
      <h3 className="font-display text-xl font-semibold tracking-[-0.01em]">{card.title}</h3>
      <p className="linked mt-2 max-w-[34rem] text-[0.9375rem] leading-relaxed text-muted">
        <Inline text={card.text} />
      </p>
      <p className="mt-1 sm:mt-3">
        <MoreLink href={card.href}>{card.action}</MoreLink>
      </p>
    </li>
  )
}

/** Section about the features that make OLake fast. */
export function FastSection() {
  const { title, text, cards } = homeText().fast
  return (
    <HomeSection headingId="fast" title={title} text={text} sunken>
      <ul className="grid gap-x-16 gap-y-8 sm:gap-y-14 md:grid-cols-2">
        {cards.map((card) => (
          <FigureCard key={card.title} card={card} />
        ))}
      </ul>
    </HomeSection>
  )
}

/** Section about the features of Apache Iceberg tables. */
export function IcebergSection() {
  const { title, text, cards } = homeText().iceberg
  return (
    <HomeSection headingId="iceberg" title={title} text={text} sunken>
      <ul className="grid gap-x-12 gap-y-8 sm:gap-y-14 md:grid-cols-3">
        {cards.map((card) => (
          <FigureCard key={card.title} card={card} />
        ))}
      </ul>
    </HomeSection>
  )
}
