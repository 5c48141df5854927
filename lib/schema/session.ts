import { z } from 'zod'
import { eventTopics, speakerParts } from '../events/event'
import { commonFields } from './front-matter'
import { dateTime, keyOf, name, path, text } from './values'

/** A person in a session. `role` replaces the one of `content/speakers.yml`, if the person had another one that day. */
const speakerEntry = z.strictObject({ person: name('person'), part: keyOf(speakerParts), role: text().optional() })

/** What a page about a session may say; `lib/events/event-problems.ts` checks which of it each kind of page needs. */
const sessionFields = {
  ...commonFields,
  /** Start of the session. */
  date: dateTime().optional(),
  minutes: z.number().positive().optional(),
  /** Number of the session in its series. */
  number: z.int().positive().optional(),
  topics: z.array(keyOf(eventTopics)).optional(),
  speakers: z.array(speakerEntry).optional(),
  /** Id of the recording on YouTube. */
  youtube: text().optional(),
  slides: z.array(text()).optional(),
  register: text().optional(),
  related: z.array(path()).optional(),
}

/** What `kind` may be in `content/community/`: a page of its own, or a session of one of two series. */
const communityKinds = ['meetup', 'event', 'page'] as const

/** Front matter of a page of the community. */
export const communityFrontMatter = z.strictObject({ ...sessionFields, kind: z.enum(communityKinds), place: text().optional() })

/** Front matter of a webinar, or of the page that confirms a registration for one. */
export const webinarFrontMatter = z.strictObject({ ...sessionFields, confirms: text().optional() })
