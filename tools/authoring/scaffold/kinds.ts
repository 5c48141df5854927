import { industries } from '../../../lib/blog/story'
import { blogs, tagsFile } from '../../../lib/blogs'
import type { Collection } from '../../../lib/collections'
import { eventTopics, speakerParts } from '../../../lib/events/event'
import { suggestion } from '../../../lib/nearest'
import { engineCategories } from '../../../lib/query-engines/engine'
import { commonFields, lengths } from '../../../lib/schema/front-matter-schema'
import { problemsOf } from '../../../lib/schema/problems'
import { date, dateTime, webAddress } from '../../../lib/schema/values'
import { type Answers, answerProblem, type Choice, listOf, type Question } from '../check/question'
import { type SiteFacts, sidebarFile } from '../check/site-facts'
import { entryIds } from './edit-sidebar'

/** Kinds of pages that `npm run new` writes, with what they are. */
export const pageKinds = {
  post: 'article in one of the blogs',
  doc: 'page of the documentation',
  webinar: 'webinar with a date and speakers',
  event: 'community meetup or another event',
  engine: 'guide to a query engine with its record for the comparison',
  story: 'story of a customer',
} as const
export type PageKind = keyof typeof pageKinds

/** The kind with a name. @throws an error that suggests the nearest kind */
export function kindOf(name: string): PageKind {
  const kinds = Object.keys(pageKinds) as PageKind[]
  const kind = kinds.find((each) => each === name)
  if (!kind) throw new Error(`"${name}" is not a kind of page; write one of ${kinds.join(', ')}.${suggestion(name, kinds)}`)
  return kind
}

/** The blog of the customer stories. */
const STORIES = 'customer-stories'

/** The blogs of all other articles. */
const articleBlogs = blogs.filter(({ id }) => id !== STORIES)

/** The collection of a new page, or undefined while the blog of an article is not known. */
export function collectionFor(kind: PageKind, { blog }: Answers): Collection | undefined {
  const byKind = { doc: 'docs', webinar: 'webinar', event: 'community', engine: 'query-engine', story: STORIES } as const
  return kind === 'post' ? articleBlogs.find(({ id }) => id === blog)?.id : byKind[kind]
}

type Schema = Parameters<typeof problemsOf>[0]

/** A check of an answer against the schema of its field. */
const matches = (schema: Schema) => (value: string) => problemsOf(schema, value)[0]?.message

const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] => Object.entries(labels).map(([value, label]) => ({ value, label }))

const title: Question = { name: 'title', message: 'Title, as readers would search for it', problem: matches(commonFields.title) }
const description: Question = {
  name: 'description',
  message: `Description for search results, ${lengths.description.min} to ${lengths.description.max} characters`,
  problem: matches(commonFields.description),
}

/** What to enter as tags. Their file depends on the blog, which is not known in a list of the options. */
const tagsMessage = (blog: string) => {
  const files = articleBlogs.map(({ id }) => `content/${tagsFile(id)} for ${id}`)
  return `Tags${blog ? '' : `, from ${files.join(', or ')}`}; the first one determines the cover`
}

/** The tags of a blog. Without a blog that exists, any tag is accepted, because the message about the blog is enough. */
const tagChoices = (choices: readonly Choice[] | undefined, blog: string) =>
  choices ? { choices, source: `content/${tagsFile(blog)}` } : {}

const articleQuestions = ({ tags, authors, today }: SiteFacts, { blog = '' }: Answers): Question[] => [
  { name: 'tags', message: tagsMessage(blog), ...tagChoices(tags.get(blog), blog), several: true },
  { name: 'authors', message: 'Authors', choices: authors, several: true, source: 'content/authors.yml' },
  { name: 'date', message: 'Date of publication', initial: today, problem: matches(date()) },
]

const speakerProblem = (value: string) => {
  const parts = Object.keys(speakerParts)
  const unknown = listOf(value)
    .flatMap((item) => item.split(':').slice(1))
    .find((part) => !parts.includes(part))
  return unknown === undefined
    ? undefined
    : `has the unknown part "${unknown}"; write one of ${parts.join(', ')}.${suggestion(unknown, parts)}`
}

const sessionQuestions = ({ people }: SiteFacts): Question[] => [
  { name: 'date', message: 'Start in UTC, such as 2026-10-09T15:00:00Z', problem: matches(dateTime()) },
  {
    name: 'minutes',
    message: 'Length in minutes',
    initial: '60',
    problem: (value) => (/^[1-9]\d*$/.test(value) ? undefined : 'must be a whole number of minutes, such as 60'),
  },
  { name: 'topics', message: 'Topics', choices: choicesOf(eventTopics), several: true },
  {
    name: 'speakers',
    message: 'Speakers and hosts',
    choices: people,
    several: true,
    source: 'content/speakers.yml',
    problem: speakerProblem,
  },
]

/** The question for the place in the sidebar. A guide to an engine follows the last one unless an option says otherwise. */
function placeQuestions(collection: Collection, { contentDir, sidebars }: SiteFacts): Question[] {
  const [text, file] = [sidebars.get(collection), sidebarFile(collection)]
  if (text === undefined || !file) return []
  const ids = entryIds(text, file)
  const last = collection === 'query-engine' ? ids.at(-1) : undefined
  return [
    {
      name: 'after',
      message: 'Page before it in the sidebar',
      choices: ids.map((value) => ({ value, label: value })),
      source: `${contentDir}/${file}`,
      ...(last && { initial: last }),
    },
  ]
}

/** Questions of a new page in their order. Later ones depend on the answers to earlier ones. */
export function questionsFor(kind: PageKind, facts: SiteFacts, answers: Answers): Question[] {
  const common = [title, description]
  switch (kind) {
    case 'post': {
      const blog = { name: 'blog', message: 'Blog', choices: articleBlogs.map(({ id, label }) => ({ value: id, label })) }
      return [...common, blog, ...articleQuestions(facts, answers)]
    }
    case 'story':
      return [
        ...common,
        { name: 'customer', message: 'Name of the customer' },
        { name: 'industry', message: 'Industry', choices: choicesOf(industries) },
        { name: 'destination', message: 'Where OLake writes to, such as "Parquet on S3"' },
        ...articleQuestions(facts, { blog: STORIES }),
      ]
    case 'doc':
      return [...common, ...placeQuestions('docs', facts)]
    case 'webinar':
      return [...common, ...sessionQuestions(facts)]
    case 'event':
      return [
        ...common,
        { name: 'kind', message: 'Kind', choices: choicesOf({ meetup: 'Community meetup', event: 'Event' }) },
        ...sessionQuestions(facts),
      ]
    case 'engine':
      return [
        ...common,
        { name: 'name', message: 'Name of the engine' },
        { name: 'version', message: 'Version that the guide describes, such as 1.3+' },
        { name: 'category', message: 'Category', choices: choicesOf(engineCategories) },
        { name: 'website', message: 'Address of its website', problem: matches(webAddress()) },
        { name: 'docs', message: 'Address of its documentation on Iceberg', problem: matches(webAddress()) },
        ...placeQuestions('query-engine', facts),
      ]
  }
}

const slug = { slug: 'File name, instead of the one that the title gives' }
const session = { ...slug, number: 'Number of the session in its series', register: 'Address at which readers register' }

/** Options that no question asks for, by kind, with what they are. */
export const furtherOptions: Readonly<Record<PageKind, Readonly<Record<string, string>>>> = {
  post: slug,
  doc: { ...slug, folder: 'Folder below content/docs/, instead of that of the page before it' },
  webinar: session,
  event: { ...session, place: 'Place, if the session is not online' },
  engine: slug,
  story: slug,
}

/** Problems of the answers that are given, as `--name PROBLEM`. */
export function answerProblems(questions: readonly Question[], answers: Answers): string[] {
  return questions.flatMap((question) => {
    const answer = answers[question.name]
    const problem = answer === undefined ? undefined : answerProblem(question, answer)
    return problem === undefined ? [] : [`--${question.name} ${problem}`]
  })
}
