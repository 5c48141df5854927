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
  const Part = registry as Record<ComponentName, (typeof registry)[string]>
  const html = await highlightToHtml(SAMPLE, 'json', new Set([2]))
  return {
    Admonition: {
      about: 'A note beside the text.',
      states: Object.fromEntries([
        ...admonitionKinds.map((kind) => [
          kind,
          <Part.Admonition key={kind} kind={kind}>
            <p>What is good to know.</p>
          </Part.Admonition>,
        ]),
        [
          'title of its own',
          <Part.Admonition key="title" kind="tip" title="Save a restart">
            <p>Text.</p>
          </Part.Admonition>,
        ],
      ]),
    },
    Badge: {
      about: 'A small mark in running text.',
      states: {
        'all tones': (
          <p className="flex flex-wrap gap-2">
            {['plain', 'brand', 'good', 'caution', 'danger'].map((tone) => (
              <Part.Badge key={tone} tone={tone}>
                {tone}
              </Part.Badge>
            ))}
          </p>
        ),
      },
    },
    BenchmarkChart: {
      about: 'Bars that are their own table.',
      states: { 'with ratios': <Part.BenchmarkChart suite="postgres" measure="cdc" /> },
    },
    BenchmarkEnvironment: { about: 'Machines and data of a suite.', states: { postgres: <Part.BenchmarkEnvironment suite="postgres" /> } },
    BenchmarkHistory: { about: 'Earlier runs of a suite.', states: { postgres: <Part.BenchmarkHistory suite="postgres" /> } },
    Card: {
      about: 'A link as a card.',
      states: { plain: <Part.Card title="Docker CLI" href="#Card" description="Run a sync from one command." /> },
    },
    CardGrid: {
      about: 'Cards side by side.',
      states: {
        two: (
          <Part.CardGrid>
            <Part.Card title="One" href="#CardGrid" description="With a description." />
            <Part.Card title="Two" href="#CardGrid" />
          </Part.CardGrid>
        ),
      },
    },
    CodeBlock: {
      about: 'Highlighted code.',
      states: {
        plain: <Part.CodeBlock html={html} language="json" />,
        'title and line numbers': <Part.CodeBlock html={html} language="json" title="source.json" numbered="" />,
      },
    },
    CommandSettings: { about: 'Source and destination for the commands of a page.', states: { start: <Part.CommandSettings /> } },
    ConfigExample: {
      about: 'A sample from the reference.',
      states: { postgres: <Part.ConfigExample name="postgres" example="complete" /> },
    },
    ConfigTable: { about: 'Keys of an object.', states: { 'postgres, ssl': <Part.ConfigTable name="postgres" object="ssl" /> } },
    Details: {
      about: 'A part that opens on demand.',
      states: {
        closed: <Part.Details summary="When the test fails">Text.</Part.Details>,
        open: (
          <Part.Details summary="When the test fails" open>
            <p>Text.</p>
          </Part.Details>
        ),
      },
    },
    Figure: {
      about: 'A picture with a caption.',
      states: { plain: <Part.Figure src="/images/mark.svg" alt="The mark of OLake" caption="One line that says what it shows." /> },
    },
    FilterTable: {
      about: 'A table that filters and sorts.',
      states: {
        'two rows': (
          <Part.FilterTable label="engines">
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
          </Part.FilterTable>
        ),
      },
    },
    FlagTable: { about: 'Every flag of the command line.', states: { all: <Part.FlagTable /> } },
    Mermaid: {
      about: 'A diagram; this one is drawn in the browser.',
      states: {
        live: <Part.Mermaid source={'flowchart LR\n  A[Source] --> B[OLake] --> C[Iceberg]'} caption="Three stations" live="true" />,
        'cannot be drawn': <Part.Mermaid source={'flowchart LR\n  A[never closed --> B'} caption="Its source is shown" live="true" />,
      },
    },
    ProgramPoints: { about: 'Points of the contributor program.', states: { all: <Part.ProgramPoints /> } },
    ProgramTiers: { about: 'Tiers of the contributor program.', states: { all: <Part.ProgramTiers /> } },
    Snippet: { about: 'Text that stands on several pages.', states: { command: <Part.Snippet name="commands/StartOLakeUI" /> } },
    Steps: {
      about: 'Numbered steps.',
      states: {
        two: (
          <Part.Steps>
            <h3>Do the first thing</h3>
            <p>And see the result.</p>
            <h3>Do the second thing</h3>
            <p>And see that one.</p>
          </Part.Steps>
        ),
      },
    },
    TabItem: { about: 'One tab; see Tabs.', states: {} },
    Tabs: {
      about: 'Tabs whose panels are all in the page.',
      states: {
        two: (
          <Part.Tabs defaultValue="ui">
            <Part.TabItem value="ui" label="OLake UI">
              <p>In the web interface.</p>
            </Part.TabItem>
            <Part.TabItem value="cli" label="CLI">
              <p>In a terminal.</p>
            </Part.TabItem>
          </Part.Tabs>
        ),
      },
    },
    YouTube: {
      about: 'A video that loads nothing before it is asked for.',
      states: { poster: <Part.YouTube id="dXy09gmo5O0" title="Webinar 12" /> },
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
