import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { walkFiles } from '../../authoring/command/walk'

/** List of the scripts, styles and fonts of a deployment, for the next one. It is at the root of an export. */
export const CHUNK_LIST = 'chunks.txt'

const chunkFolder = '_next/static'

/** How many files are fetched at the same time. */
const PARALLEL = 8

/** How long a request may take, in milliseconds. */
const TIMEOUT = 30_000

/** Writes the list of an export's own chunks. Chunks that are kept later are not in it, so that each deployment keeps one predecessor. */
export function writeChunkList(out: string): void {
  const files = walkFiles(path.join(out, chunkFolder)).map((file) => path.relative(out, file).split(path.sep).join('/'))
  writeFileSync(path.join(out, CHUNK_LIST), `${files.join('\n')}\n`)
}

const isAddress = (source: string) => /^https?:\/\//i.test(source) && URL.canParse(source)

/**
 * The place of the previous deployment: a folder, or an address, which gets the base path if it has no path of its own.
 * @throws an error if the argument is neither, because a mistake must not look like a first deployment
 */
export function previousDeployment(argument: string, base: string): string {
  if (!isAddress(argument)) {
    if (statSync(argument, { throwIfNoEntry: false })?.isDirectory()) return argument
    const meant = isAddress(`https://${argument}`) && /^[\w-]+(\.[\w-]+)+/.test(argument) ? ` Did you mean https://${argument}?` : ''
    throw new Error(`${argument} is neither an address that begins with http:// or https:// nor a folder that exists.${meant}`)
  }
  const { origin, pathname } = new URL(argument)
  return (origin + (pathname === '/' ? base : pathname)).replace(/\/$/, '')
}

/** A file of a deployment, or the reason why there is none. `isMissing` means that the deployment answers and does not have it. */
type Reading = { data: Buffer } | { reason: string; isMissing?: true }

/** Whether a response is a page. Some hosts send one, with the status 200, instead of a file that they do not have. */
const isPage = (type: string, data: Buffer) =>
  type.startsWith('text/html') || /^\s*<(!doctype html|html)\b/i.test(data.subarray(0, 100).toString())

async function fetchFrom(address: string, timeout: number): Promise<Reading> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) return { reason: `the status is ${response.status}`, ...(response.status === 404 && { isMissing: true }) }
    const data = Buffer.from(await response.arrayBuffer())
    return isPage(response.headers.get('content-type') ?? '', data) ? { reason: 'the response is a page' } : { data }
  } catch (cause) {
    const { name, message, cause: inner } = cause as Error & { cause?: { code?: string; message?: string } }
    return { reason: name === 'TimeoutError' ? `no response within ${timeout / 1000} seconds` : (inner?.code ?? inner?.message ?? message) }
  }
}

/** Reads a file of a deployment. */
async function readFrom(source: string, file: string, timeout: number): Promise<Reading> {
  if (isAddress(source)) return fetchFrom(`${source.replace(/\/$/, '')}/${file}`, timeout)
  const local = path.join(source, file)
  return existsSync(local) ? { data: readFileSync(local) } : { reason: 'the file does not exist', isMissing: true }
}

/** A line of the list. Others are ignored, and no path may leave the folder. */
const isChunk = (line: string) => line.startsWith(`${chunkFolder}/`) && !line.split('/').some((segment) => /^\.*$/.test(segment))

/** The number of copied files and the files that could not be read, with the reason, or why there is no list. */
type Kept = { kept: number; failed: string[] } | { reason: string; isMissing?: true }

/**
 * Copies the chunks of the previous deployment to an export, except files that it has. Tabs that were opened before a deployment still
 * request them.
 * @param source folder of the previous export, or the address that it is served from, with the base path
 */
export async function keepPreviousChunks(out: string, source: string, timeout = TIMEOUT): Promise<Kept> {
  const list = await readFrom(source, CHUNK_LIST, timeout)
  if (!('data' in list)) return list
  const chunks = list.data.toString().split('\n').filter(isChunk)
  if (chunks.length === 0) return { reason: 'the file is not a list of chunks' }
  const result = { kept: 0, failed: [] as string[] }
  const waiting = chunks.filter((file) => !existsSync(path.join(out, file))).values()
  const work = async () => {
    for (const file of waiting) {
      const chunk = await readFrom(source, file, timeout)
      if (!('data' in chunk)) result.failed.push(`${file} (${chunk.reason})`)
      else {
        mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
        writeFileSync(path.join(out, file), chunk.data)
        result.kept++
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  // They end in any order.
  result.failed.sort()
  return result
}
