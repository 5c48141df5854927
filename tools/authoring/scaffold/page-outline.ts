import { slug } from 'github-slugger'
import { OUTLINE } from '../../../lib/mdx/analyse'
import { engineFeatures, featureFacts } from '../../../lib/query-engines/engine'
import type { PageKind } from './kinds'

/** The headings of an engine guide that explain its features, by the id of their heading. */
export const featureSections = engineFeatures.map((feature) => ({
  feature,
  heading: featureFacts[feature].label,
  id: slug(featureFacts[feature].label),
  meaning: featureFacts[feature].meaning,
}))

const hint = (text: string) => `{/* ${OUTLINE} ${text} */}`
const section = (heading: string, ...hints: string[]) => [`## ${heading}`, ...hints.map(hint)].join('\n\n')

/** Reminder for figures in stories. */
const SOURCE = 'Every figure needs its source: who measured it, when, and on which data. Leave out figures without one.'

const bodies: Record<PageKind, () => string[]> = {
  post: () => [
    hint('Begin with the problem of the reader, then give the answer. This part is the excerpt in lists.'),
    '{/* truncate */}',
    section('Next steps', 'Link the pages of the documentation that readers need now.'),
  ],
  doc: () => [
    hint('Say in one or two sentences what readers will have at the end, how long it takes, and when they need it.'),
    section('Prerequisites', 'List versions, permissions and tools.'),
    [
      '## Steps',
      '<Steps>',
      '### Prepare the source',
      hint('Name the button, field or file, show the command, and then the expected output.'),
      '### Verify the result',
      hint('Show how readers can tell that it worked.'),
      '</Steps>',
    ].join('\n\n'),
    section('Troubleshooting', 'Use the error texts as headings, and explain the cause before the solution.'),
  ],
  webinar: () => sessionBody(),
  event: () => sessionBody(),
  engine: () => [
    hint('Say what kind of engine it is, when readers should choose it, and from which version on it reads the tables of OLake.'),
    section('Connect to the catalog', 'Show the complete configuration.'),
    ...featureSections.map(({ heading, meaning }) => section(heading, `Describe: ${meaning}. Name the first version of each feature.`)),
    section('Limitations', 'Name what does not work, how to notice it, and what to do instead.'),
  ],
  story: () => [
    hint('Begin with the situation that forced a decision, and say what changed. Name people only as they are named in public.'),
    '{/* truncate */}',
    section('Situation and options', 'What did not work before, what it cost, and why the customer decided against other tools.'),
    section('Architecture before and after', 'Draw both in one diagram, with the source, the destination and the engines.'),
    section('What changed, by their own account', SOURCE, 'Compare before and after in a table, and say which conditions are not known.'),
    section('What to copy', 'What readers in the same situation should check first, and the limitations that remain.'),
  ],
}

const sessionBody = () => [
  hint('Say for whom the session is and what participants learn.'),
  section('Agenda', 'A numbered list of the topics.'),
  section(
    'Topics',
    'Delete this heading until the session has taken place. Then write a paragraph for each topic, so that readers can decide whether to watch the recording.',
  ),
]

/** The outline of a new page as MDX. Its hints are comments, which readers never see. */
export const bodyFor = (kind: PageKind): string => `${bodies[kind]().join('\n\n')}\n`
