import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { walkFiles } from './walk'

/** List of the scripts, styles and fonts of a deployment, for the next one. It is at the root of an export. */
export const CHUNK_LIST = 'chunks.txt'

const chunkFolder = '_next/static'

/** How many files are fetched at the same time. */
const PARALLEL = 8

/** Writes the list of an export's own chunks. Chunks that are kept later are not in it, so that each deployment keeps one predecessor. */
export function writeChunkList(out: string): void {
  const files = walkFiles(path.join(out, chunkFolder)).map((file) => path.relative(out, file).split(path.sep).join('/'))
  writeFileSync(path.join(out, CHUNK_LIST), `${files.join('\n')}\n`)
}

/** Reads a file of a deployment. @returns undefined if it cannot be read, for whatever reason */
async function readFrom(source: string, file: string): Promise<Buffer | undefined> {
  try {
    if (!/^https?:/.test(source)) return readFileSync(path.join(source, file))
    const response = await fetch(`${source.replace(/\/$/, '')}/${file}`, { signal: AbortSignal.timeout(30_000) })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}

/** A line of the list. Others are ignored: a host can return a page for a missing file, and no path may leave the folder. */
const isChunk = (line: string) => line.startsWith(`${chunkFolder}/`) && !line.split('/').some((segment) => /^\.*$/.test(segment))

/**
 * Copies the chunks of the previous deployment to an export, except files that it has. Tabs that were opened before a deployment still
 * request them.
 * @param source folder of the previous export, or the address that it is served from, with the base path
 * @returns the number of copied files and the paths that could not be read, or undefined if there is no list
 */
export async function keepPreviousChunks(out: string, source: string): Promise<{ kept: number; failed: string[] } | undefined> {
  const list = (await readFrom(source, CHUNK_LIST))?.toString().split('\n').filter(isChunk) ?? []
  if (list.length === 0) return undefined
  const result = { kept: 0, failed: [] as string[] }
  const waiting = list.filter((file) => !existsSync(path.join(out, file))).values()
  const work = async () => {
    for (const file of waiting) {
      const data = await readFrom(source, file)
      if (!data) result.failed.push(file)
      else {
        mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
        writeFileSync(path.join(out, file), data)
        result.kept++
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return result
}
