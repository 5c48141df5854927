import type { Topic } from '../figures/glyphs'
import { yamlFile } from './yaml-file'

/** What a topic is called, and where its articles send a reader who wants to do it. */
export type TopicText = { label: string; call: { title: string; text: string; action: string; href: string } }

const TOPICS_FILE = 'content/topics.yml'

/** The words of a topic. Throws where the file has none for it. */
export function topicText(topic: Topic): TopicText {
  const text = yamlFile<Partial<Record<Topic, TopicText>>>(TOPICS_FILE)[topic]
  if (!text) throw new Error(`${TOPICS_FILE} has no topic "${topic}".`)
  return text
}
