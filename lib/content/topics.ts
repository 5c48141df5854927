import type { z } from 'zod'
import type { Topic } from '../figures/glyphs'
import { topicTexts } from '../schema/data-files'
import { dataFiles } from './data-file'

/** What a topic is called, and where its articles send a reader who wants to do it. */
export type TopicText = z.infer<typeof topicTexts>[Topic]

const files = dataFiles(topicTexts)

/** The words of a topic. */
export const topicText = (topic: Topic): TopicText => files.required('content/topics.yml')[topic]
