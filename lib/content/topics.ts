import type { z } from 'zod'
import type { Topic } from '../figures/glyphs'
import { topicTexts } from '../schema/data-files'
import { dataFiles } from './data-file'

/** Label of a topic and the call to action of its articles. */
export type TopicText = z.infer<typeof topicTexts>[Topic]

const files = dataFiles(topicTexts)

/** The texts of a topic. */
export const topicText = (topic: Topic): TopicText => files.required('content/topics.yml')[topic]
