import { type SpeakerEntry, speakerParts } from '../events/event'
import { speakerList } from '../schema/data-files'
import { dataFiles } from './data-file'

/** A person on the page of a session. `profile` is a LinkedIn URL. */
export type Speaker = { name: string; role: string; part: string; profile?: string }

const SPEAKERS_FILE = 'content/speakers.yml'
const files = dataFiles(speakerList)

/** The people of a session, speakers first, hosts and moderators last. Throws on an unknown person. */
export function speakersOf(entries: readonly SpeakerEntry[]): Speaker[] {
  const people = files.required(SPEAKERS_FILE)
  const order = Object.keys(speakerParts)
  return [...entries]
    .sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
    .map(({ person, part, role }) => {
      const known = people[person]
      if (!known) throw new Error(`${SPEAKERS_FILE} has no person "${person}".`)
      return {
        name: known.name,
        role: role ?? known.role,
        part: speakerParts[part],
        ...(known.linkedin && { profile: `https://www.linkedin.com/in/${known.linkedin}/` }),
      }
    })
}
