import { Card } from '@/components/mdx/authored/Card'
import { Screenshot } from '@/components/mdx/authored/Screenshot'
import { Snippet } from '@/components/mdx/authored/Snippet'
import { TabItem, Tabs } from '@/components/mdx/Tabs'
import { Inline } from '@/components/ui/Inline'
import { MoreLink } from '@/components/ui/MoreLink'
import { homeText, type SetupStep } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { HomeSection } from './HomeSection'

/** Steps in rows, each with its command beside the text. If there is only one command, it is shown above steps in columns. */
function StepList({ steps }: { steps: readonly SetupStep[] }) {
  const commands = steps.flatMap(({ snippet }) => snippet ?? [])
  const [command] = commands
  const alone = commands.length === 1
  return (
    <>
      {alone && command && (
        <div className="setup-command">
          <Snippet name={command} />
        </div>
      )}
      <ol className="setup-steps" data-columns={alone ? '' : undefined}>
        {steps.map(({ title, text, snippet }) => (
          <li key={title} className="setup-step">
            <div>
              <h3 className="font-display text-lg font-semibold">{title}</h3>
              <p className="linked mt-1 max-w-[34rem] text-muted">
                <Inline text={text} />
              </p>
            </div>
            {!alone && snippet && (
              <div className="setup-command min-w-0">
                <Snippet name={snippet} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
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
          <div className="mx-auto mt-10 max-w-[52rem]">
            <Screenshot {...screenshot} />
          </div>
        </TabItem>
        <TabItem value="cli" label="CLI">
          <StepList steps={cli} />
        </TabItem>
      </Tabs>
      <h3 className="mt-14 mb-4 font-display text-xl font-semibold">{guides.title}</h3>
      <div className="grid gap-3 desktop:grid-cols-3">
        {guides.items.map((guide) => (
          <Card key={guide.href} title={guide.title} href={guide.href} description={guide.text} />
        ))}
      </div>
    </HomeSection>
  )
}
