import { z } from 'zod'
import { eventTopics, speakerParts } from '../events/event'
import { commonFields } from './front-matter-schema'
import { date, dateTime, keyOf, name, path, text, videoId, webAddress } from './values'

/** A person in a session. `role` overrides the role in `content/speakers.yml` if the person had a different one at that time. */
const speakerEntry = z.strictObject({ person: name('person'), part: keyOf(speakerParts), role: text().optional() })

/** Fields of session pages. `tools/authoring/check/event-problems.ts` checks which of them each kind of page requires. */
const sessionFields = {
  ...commonFields,
  /** Start of the session. */
  date: dateTime().optional(),
  /** Day of a session whose time is not known, instead of `date`. */
  day: date().optional(),
  minutes: z.number().positive().optional(),
  /** Number of the session in its series. */
  number: z.int().positive().optional(),
  topics: z.array(keyOf(eventTopics)).min(1, 'needs at least one topic').optional(),
  speakers: z.array(speakerEntry).min(1, 'needs at least one person').optional(),
  /** YouTube video ID of the recording. */
  youtube: videoId().optional(),
  slides: z.array(webAddress()).optional(),
  register: webAddress().optional(),
  related: z.array(path()).optional(),
}

/** Values of `kind` in `content/community/`: a page, or a session of one of two series. */
const communityKinds = ['meetup', 'event', 'page'] as const

/** Front matter of a page in `content/community/`. */
export const communityFrontMatter = z.strictObject({ ...sessionFields, kind: z.enum(communityKinds), place: text().optional() })

/** Front matter of a webinar, or of the confirmation page after registration for a webinar. */
export const webinarFrontMatter = z.strictObject({ ...sessionFields, confirms: text().optional() })
