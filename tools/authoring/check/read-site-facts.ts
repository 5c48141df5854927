import type { Choice } from './question'
import { contentDir, readContent, readNames, readSidebars, today } from './read-content'
import type { SiteFacts } from './site-facts'
import { readSource, skipBody } from './source-file'

/** Choices of names. @throws an error if their file is not valid, and the names are undefined */
function choices(names: Iterable<string> | undefined): Choice[] {
  if (!names) throw new Error('A file with names of authors, speakers or tags is not valid. To see what is wrong: npm run check:content')
  return [...names].map((value) => ({ value, label: value }))
}

/** The pages, names and sidebars of the site, for a page that is added to it. Files whose front matter cannot be read are left out. */
export async function readSiteFacts(): Promise<SiteFacts & { names: ReturnType<typeof readNames> }> {
  const pages = [...(await readContent())].flatMap(([file, text]) => readSource(file, text, contentDir, skipBody).source ?? [])
  const names = readNames()
  const tags = new Map([...names.tags].map(([blog, all]) => [blog, choices(all)]))
  return { contentDir, today, pages, authors: choices(names.authors), people: choices(names.people), tags, sidebars: readSidebars(), names }
}
