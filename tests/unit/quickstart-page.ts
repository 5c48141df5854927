import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentDir } from '../../tools/authoring/check/read-content'
import { readSource } from '../../tools/authoring/check/source-file'

/** The page of the quickstart, its Compose file, and the values that it tells readers to enter. */

type Service = {
  image: string
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  configs?: { source: string; target: string }[]
  command?: string | string[]
  entrypoint?: string[]
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null>; configs: Record<string, { content: string }> }

const pageFile = 'content/docs/getting-started/quickstart.mdx'
export const page = readFileSync(pageFile, 'utf8')
export const composeText = readFileSync('public/quickstart/docker-compose.yml', 'utf8')
export const compose = parse(composeText) as Compose
export const { postgres, heartbeat, minio, bucket, rest, trino } = compose.services as Record<
  'postgres' | 'heartbeat' | 'minio' | 'bucket' | 'rest' | 'trino',
  Service
>

const fences = readSource(pageFile, page, contentDir).source?.body?.fences ?? []
export const fencesOf = (language: string) => fences.filter((fence) => fence.language === language).map(({ code }) => code)
/** Values of the tables "Field | Value" of the page, by label. */
export const formValues = new Map(
  [...page.matchAll(/^\| \*\*(.+?)\*\* \| `(.+?)` \|$/gm)].map(([, label = '', value = '']) => [label, value]),
)
export const value = (label: string) => formValues.get(label) ?? `no value for ${label}`
/** Published ports by port of the container, for example `{ 5432: '5431' }`. */
export const publishedPorts = (service: Service) =>
  Object.fromEntries((service.ports ?? []).map((port) => port.split(':').reverse())) as Record<string, string>
export const properties = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  ) as Record<string, string>
