import { ContributorDirectory } from '@/components/community/ContributorDirectory'
import { NoContributors } from '@/components/community/NoContributors'
import { CardFigure } from '@/components/home/CardFigure'
import { JourneyFigure } from '@/components/home/JourneyFigure'
import { Anchor } from '@/components/ui/Anchor'
import { BrandIcon } from '@/components/ui/BrandIcon'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { DataTable } from '@/components/ui/DataTable'
import { DepthLines } from '@/components/ui/DepthLines'
import { Icon } from '@/components/ui/Icon'
import { Inline } from '@/components/ui/Inline'
import { LineDrawing } from '@/components/ui/LineDrawing'
import { Mark } from '@/components/ui/Mark'
import { MoreLink } from '@/components/ui/MoreLink'
import { Portrait } from '@/components/ui/Portrait'
import { PublicationMark } from '@/components/ui/PublicationMark'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { Section } from '@/components/ui/Section'
import { Title } from '@/components/ui/Title'
import { glyphs } from '@/lib/figures/glyphs'
import { iconNames } from '@/lib/figures/icons'
import { routes } from '@/lib/routes'
import { Exhibit, Specimen } from './Specimen'

const networks = ['slack', 'github', 'linkedin', 'youtube', 'instagram', 'x'] as const
const figures = ['chunks', 'log', 'cursor', 'schema', 'columns', 'types', 'partitions'] as const
const somebody = { profile: 'https://github.com/octocat', commits: 1, pullRequests: 2 }
const people = [
  { ...somebody, login: 'octocat', points: 160 },
  { ...somebody, login: 'monalisa', points: 20 },
  { ...somebody, login: 'hubot', pullRequests: 1 },
  { ...somebody, login: 'defunkt', pullRequests: 0 },
  { ...somebody, login: 'atom', pullRequests: 0, commits: 3 },
]

/** Generic UI components, and components of the home and community pages. */
export function UiGallery() {
  return (
    <>
      <Exhibit name="Anchor" about="Link. Adds the base path to internal URLs.">
        <Specimen>
          <p>
            In a sentence, <Anchor href={routes.docs()}>like this</Anchor>.
          </p>
        </Specimen>
      </Exhibit>
      <Exhibit name="ButtonLink" about="Link with the appearance of a button.">
        <Specimen state="primary, plain, small">
          <p className="not-prose flex flex-wrap gap-3">
            <ButtonLink href="#ButtonLink" tone="primary">
              Primary
            </ButtonLink>
            <ButtonLink href="#ButtonLink">Plain</ButtonLink>
            <ButtonLink href="#ButtonLink" tone="primary" small>
              Primary, small
            </ButtonLink>
            <ButtonLink href="#ButtonLink" small>
              Plain, small
            </ButtonLink>
          </p>
        </Specimen>
      </Exhibit>
      <Exhibit name="Icon" about="Icon from the sprite, in the color of the text.">
        <Specimen>
          <div className="flex flex-wrap gap-3">
            {iconNames.map((name) => (
              <Icon key={name} name={name} size={20} />
            ))}
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit name="MoreLink" about="Text link with an arrow.">
        <Specimen>
          <div className="not-prose">
            <MoreLink href="#MoreLink">All benchmarks</MoreLink>
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit name="Breadcrumbs" about="Path from the home page to the current page.">
        <Specimen>
          <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Docs', href: '/docs/' }, { label: 'A page' }]} />
        </Specimen>
      </Exhibit>
      <Exhibit name="Section" about="Section of a page with a heading, an introduction and a link.">
        <Specimen>
          <div className="not-prose">
            <Section id="a-section" title="A section" lead="An introduction." action={<MoreLink href="#Section">More</MoreLink>}>
              Its content.
            </Section>
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit name="PublicationMark" about="Says in previews that readers cannot open a page yet.">
        <Specimen state="draft">
          <PublicationMark page={{ publication: 'draft' }} />
        </Specimen>
        <Specimen state="scheduled">
          <PublicationMark page={{ publication: 'scheduled', date: '2026-12-01' }} />
        </Specimen>
      </Exhibit>
      <Exhibit name="Title" about="Text of a title. Short words with hyphens do not break.">
        <Specimen state="in 16 rem">
          <p className="not-prose max-w-60 font-display text-3xl">
            <Title>Merge-on-Read vs. Copy-on-Write in Apache Iceberg</Title>
          </p>
        </Specimen>
      </Exhibit>
      <Exhibit name="ScrollBox" about="Container that scrolls horizontally, also with the keyboard.">
        <Specimen>
          <ScrollBox label="Wide table">
            <table>
              <tbody>
                <tr>
                  {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((word) => (
                    <td key={word} className="min-w-40">
                      {word}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </ScrollBox>
        </Specimen>
      </Exhibit>
      <Exhibit name="DataTable" about="Data table in a scrollable container.">
        <Specimen>
          <DataTable label="Tools" columns={['Tool', 'Rows/s']} rows={[{ key: 'a', cells: ['OLake', '580,113'] }]} />
        </Specimen>
      </Exhibit>
      <Exhibit name="Inline" about="Inline Markdown from a data file.">
        <Specimen>
          <p>
            <Inline text="With `code`, **weight** and [a link](/docs/)." />
          </p>
        </Specimen>
      </Exhibit>
      <Exhibit name="Mark, LineDrawing and Portrait" about="The mark in three sizes, a line drawing, and generated portraits.">
        <Specimen>
          <p className="flex items-end gap-5 text-brand">
            <Mark size={16} /> <Mark size={24} /> <Mark size={48} /> <LineDrawing path={glyphs.iceberg.path} size={40} />{' '}
            <Portrait name="octocat" /> <Portrait name="hubot" size={64} />
          </p>
        </Specimen>
      </Exhibit>
      <Exhibit name="BrandIcon" about="Icons of social networks.">
        <Specimen>
          <p className="flex gap-4">
            {networks.map((name) => (
              <BrandIcon key={name} name={name} />
            ))}
          </p>
        </Specimen>
      </Exhibit>
      <Exhibit name="DepthLines" about="Brand pattern: complete, faded to the left, and faded around the middle.">
        {(['none', 'left', 'center'] as const).map((fade) => (
          <Specimen key={fade} state={fade}>
            <div className="relative h-40 overflow-hidden">
              <DepthLines name="community" fade={fade} />
            </div>
          </Specimen>
        ))}
      </Exhibit>
      <Exhibit name="CardFigure" about="Illustrations of the cards on the home page.">
        <Specimen>
          <div className="not-prose grid gap-3 sm:grid-cols-2">
            {figures.map((name) => (
              <CardFigure key={name} name={name} />
            ))}
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit name="JourneyFigure" about="Animated figure of the home page.">
        <Specimen>
          <div className="not-prose">
            <JourneyFigure />
          </div>
        </Specimen>
      </Exhibit>
      <Exhibit
        name="ContributorDirectory and FilterFields"
        about="Contributors with and without points, the empty list, and the filter fields."
      >
        <Specimen state="five people, two of them with points">
          <div className="not-prose">
            <ContributorDirectory people={people} />
          </div>
        </Specimen>
        <Specimen state="nobody yet">
          <div className="not-prose">
            <NoContributors />
          </div>
        </Specimen>
      </Exhibit>
    </>
  )
}
