import { stringify } from 'yaml'
import { OUTLINE } from '../../../lib/mdx/analyse'
import { engineFeatures, supportLevels } from '../../../lib/query-engines/engine'
import { type Answers, listOf } from '../check/question'
import type { PageKind } from './kinds'
import { featureSections } from './page-outline'

const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trimEnd()
const field = (name: string, value: string) => `${name}: ${scalar(value)}`
/** A list in one line. Its items are keys, which need no quotes. */
const list = (name: string, value?: string) => `${name}: [${listOf(value).join(', ')}]`

const given = (name: string, value: string | undefined) => (value === undefined ? [] : [field(name, value)])

const articleFields = ({ date, tags, authors }: Answers) => [`date: ${date}`, list('tags', tags), list('authors', authors)]

function sessionFields({ number, date = '', minutes = '', topics, speakers, register, place }: Answers): string[] {
  const people = listOf(speakers).map((speaker) => {
    const [person, part = 'speaker'] = speaker.split(':')
    return `  - { person: ${person}, part: ${part} }`
  })
  return [
    ...(number === undefined ? [] : [`number: ${number}`]),
    `date: ${date}`,
    `minutes: ${minutes}`,
    list('topics', topics),
    'speakers:',
    ...people,
    ...given('register', register),
    ...given('place', place),
  ]
}

/** Value of a field that the author has to write. The content check reports it in published pages. */
const UNWRITTEN = `${OUTLINE} not written yet`

/** The record of an engine. Each feature has the lowest level until an author has tested it. */
function engineFields({ name = '', version = '', category = '', website = '', docs = '' }: Answers): string[] {
  const features = engineFeatures.flatMap((feature) => [
    `    ${feature}:`,
    '      level: none',
    `      note: "${UNWRITTEN}"`,
    `      section: ${featureSections.find((each) => each.feature === feature)?.id}`,
  ])
  return [
    'engine:',
    `  ${field('name', name)}`,
    `  version: ${JSON.stringify(version)}`,
    `  category: ${category}`,
    `  blurb: "${UNWRITTEN}" # one sentence for the comparison`,
    `  ${field('website', website)}`,
    `  ${field('docs', docs)}`,
    '  olake:',
    `    catalogs: "${UNWRITTEN}" # catalogs of OLake that the engine can use`,
    `    deletes: "${UNWRITTEN}" # which delete files it applies, and from which version on`,
    '    mode: append # one of: upsert; append or compact; append',
    `  # Test each feature, and fill in its level (${supportLevels.join(', ')}), a note of one line, and the heading that explains it.`,
    '  features:',
    ...features,
  ]
}

function fieldsOf(kind: PageKind, answers: Answers): string[] {
  switch (kind) {
    case 'post':
      return articleFields(answers)
    case 'story':
      return [
        ...articleFields(answers),
        field('customer', answers.customer ?? ''),
        `industry: ${answers.industry}`,
        field('destination', answers.destination ?? ''),
      ]
    case 'webinar':
      return sessionFields(answers)
    case 'event':
      return [`kind: ${answers.kind}`, ...sessionFields(answers)]
    case 'engine':
      return [field('sidebar_label', answers.name ?? ''), ...engineFields(answers)]
    case 'doc':
      return []
  }
}

/** The front matter of a new page, with the lines around it. The page is a draft, so that it is not published before it is finished. */
export const frontMatterFor = (kind: PageKind, answers: Answers): string =>
  [
    '---',
    field('title', answers.title ?? ''),
    field('description', answers.description ?? ''),
    'draft: true',
    ...fieldsOf(kind, answers),
    '---',
    '',
  ].join('\n')
