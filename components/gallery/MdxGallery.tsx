import type { ReactNode } from 'react'
import { registry } from '@/components/mdx/registry'
import { type ComponentName, componentNames } from '@/lib/mdx/component-names'
import { highlightToHtml } from '@/lib/mdx/highlight'
import { admonitionKinds } from '@/lib/mdx/syntax'
import { Exhibit, Specimen } from './Specimen'

type Exhibited = { about: string; states: Record<string, ReactNode> }

const SAMPLE = '{\n  "host": "localhost",\n  "port": 5432\n}'

/** Every component that authors may use, in each state. The type asks for one more when the registry gains one. */
async function exhibits(): Promise<Record<ComponentName, Exhibited>> {
  const {
    Admonition,
    Badge,
    BenchmarkChart,
    BenchmarkEnvironment,
    BenchmarkHistory,
    Card,
    CardGrid,
    CodeBlock,
    CommandSettings,
    ConfigExample,
    ConfigTable,
    Details,
    Figure,
    FilterTable,
    FlagTable,
    Mermaid,
    ProgramPoints,
    ProgramTiers,
    Snippet,
    Steps,
    TabItem,
    Tabs,
    YouTube,
  } = registry as Record<ComponentName, (typeof registry)[string]>
  const html = await highlightToHtml(SAMPLE, 'json', new Set([2]))
  return {
    Admonition: {
      about: 'A note beside the text.',
      states: Object.fromEntries([
        ...admonitionKinds.map((kind) => [
          kind,
          <Admonition key={kind} kind={kind}>
            <p>What is good to know.</p>
          </Admonition>,
        ]),
        [
          'title of its own',
          <Admonition key="title" kind="tip" title="Save a restart">
            <p>Text.</p>
          </Admonition>,
        ],
      ]),
    },
    Badge: {
      about: 'A small mark in running text.',
      states: {
        'all tones': (
          <p className="flex flex-wrap gap-2">
            {['plain', 'brand', 'good', 'caution', 'danger'].map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </p>
        ),
      },
    },
    BenchmarkChart: {
      about: 'Bars that are their own table.',
      states: { 'with ratios': <BenchmarkChart suite="postgres" measure="cdc" /> },
    },
    BenchmarkEnvironment: { about: 'Machines and data of a suite.', states: { postgres: <BenchmarkEnvironment suite="postgres" /> } },
    BenchmarkHistory: { about: 'Earlier runs of a suite.', states: { postgres: <BenchmarkHistory suite="postgres" /> } },
    Card: {
      about: 'A link as a card.',
      states: { plain: <Card title="Docker CLI" href="#Card" description="Run a sync from one command." /> },
    },
    CardGrid: {
      about: 'Cards side by side.',
      states: {
        two: (
          <CardGrid>
            <Card title="One" href="#CardGrid" description="With a description." />
            <Card title="Two" href="#CardGrid" />
          </CardGrid>
        ),
      },
    },
    CodeBlock: {
      about: 'Highlighted code.',
      states: {
        plain: <CodeBlock html={html} language="json" />,
        'title and line numbers': <CodeBlock html={html} language="json" title="source.json" numbered="" />,
      },
    },
    CommandSettings: { about: 'Source and destination for the commands of a page.', states: { start: <CommandSettings /> } },
    ConfigExample: { about: 'A sample from the reference.', states: { postgres: <ConfigExample name="postgres" example="complete" /> } },
    ConfigTable: { about: 'Keys of an object.', states: { 'postgres, ssl': <ConfigTable name="postgres" object="ssl" /> } },
    Details: {
      about: 'A part that opens on demand.',
      states: {
        closed: <Details summary="When the test fails">Text.</Details>,
        open: (
          <Details summary="When the test fails" open>
            <p>Text.</p>
          </Details>
        ),
      },
    },
    Figure: {
      about: 'A picture with a caption.',
      states: { plain: <Figure src="/images/mark.svg" alt="The mark of OLake" caption="One line that says what it shows." /> },
    },
    FilterTable: {
      about: 'A table that filters and sorts.',
      states: {
        'two rows': (
          <FilterTable label="engines">
            <table>
              <thead>
                <tr>
                  <th>Engine</th>
                  <th>Year</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Trino</td>
                  <td>2012</td>
                </tr>
                <tr>
                  <td>DuckDB</td>
                  <td>2019</td>
                </tr>
              </tbody>
            </table>
          </FilterTable>
        ),
      },
    },
    FlagTable: { about: 'Every flag of the command line.', states: { all: <FlagTable /> } },
    Mermaid: {
      about: 'A diagram; this one is drawn in the browser.',
      states: { live: <Mermaid source={'flowchart LR\n  A[Source] --> B[OLake] --> C[Iceberg]'} caption="Three stations" live="true" /> },
    },
    ProgramPoints: { about: 'Points of the contributor program.', states: { all: <ProgramPoints /> } },
    ProgramTiers: { about: 'Tiers of the contributor program.', states: { all: <ProgramTiers /> } },
    Snippet: { about: 'Text that stands on several pages.', states: { command: <Snippet name="commands/StartOLakeUI" /> } },
    Steps: {
      about: 'Numbered steps.',
      states: {
        two: (
          <Steps>
            <h3>Do the first thing</h3>
            <p>And see the result.</p>
            <h3>Do the second thing</h3>
            <p>And see that one.</p>
          </Steps>
        ),
      },
    },
    TabItem: { about: 'One tab; see Tabs.', states: {} },
    Tabs: {
      about: 'Tabs whose panels are all in the page.',
      states: {
        two: (
          <Tabs defaultValue="ui">
            <TabItem value="ui" label="OLake UI">
              <p>In the web interface.</p>
            </TabItem>
            <TabItem value="cli" label="CLI">
              <p>In a terminal.</p>
            </TabItem>
          </Tabs>
        ),
      },
    },
    YouTube: {
      about: 'A video that loads nothing before it is asked for.',
      states: { poster: <YouTube id="dXy09gmo5O0" title="Webinar 12" /> },
    },
  }
}

/** What authors may use in MDX. */
export async function MdxGallery() {
  const all = await exhibits()
  return componentNames.map((name) => (
    <Exhibit key={name} name={name} about={all[name].about}>
      {Object.entries(all[name].states).map(([state, specimen]) => (
        <Specimen key={state} state={state}>
          {specimen}
        </Specimen>
      ))}
    </Exhibit>
  ))
}
