import { Card } from '@/components/mdx/authored/Card'
import { Snippet } from '@/components/mdx/authored/Snippet'
import { CaptionedPicture } from '@/components/mdx/Picture'
import { TabItem, Tabs } from '@/components/mdx/Tabs'
import { Inline } from '@/components/ui/Inline'
import { MoreLink } from '@/components/ui/MoreLink'
import { homeText, type SetupStep } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'
import './setup-steps.css'

/** Steps in rows, each with its command beside the text, or in columns if they have no commands. */
function StepList({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <ol className="setup-steps" data-columns={steps.some(({ snippet }) => snippet) ? undefined : ''}>
      {steps.map(({ title, text, snippet }) => (
        <li key={title} className="setup-step">
          <div>
            <h3 className="font-display text-lg font-semibold">{title}</h3>
            <p className="linked mt-1 max-w-[34rem] text-[0.9375rem] text-muted">
              <Inline text={text} />
            </p>
          </div>
          {snippet && (
            <div className="setup-command min-w-0">
              <Snippet name={snippet} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Steps to create a first table, in the UI or on the command line, and guides for further tasks. */
export function SetupSection() {
  const { title, text, screenshot, guides, ui, cli } = homeText().setup
  return (
    <HomeSection
      headingId="setup"
      title={title}
      text={text}
      action={<MoreLink href={routes.docs('getting-started/creating-first-pipeline')}>Tutorial with screenshots</MoreLink>}
    >
      <Tabs groupId="interface" defaultValue="ui">
        <TabItem value="ui" label="OLake UI">
          <StepList steps={ui} />
          <div className="mx-auto mt-6 max-w-[52rem] sm:mt-10">
            <CaptionedPicture {...screenshot} className="screenshot" />
          </div>
        </TabItem>
        <TabItem value="cli" label="CLI">
          <StepList steps={cli} />
        </TabItem>
      </Tabs>
      <h3 className="mt-8 mb-3 font-display sm:mt-14 sm:mb-4 text-xl font-semibold">{guides.title}</h3>
      <div className="guides grid gap-3 desktop:grid-cols-3">
        {guides.items.map((guide) => (
          <Card key={guide.href} title={guide.title} href={guide.href} description={guide.text} />
        ))}
      </div>
    </HomeSection>
  )
}
