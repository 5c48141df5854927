import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { imageKey } from '../../../lib/mdx/images'
import type { Finding, Place } from '../../../lib/problem'
import { error } from '../problem'
import { pictureFormatProblem, pictureTypeProblem } from './picture-types'
import { isPublishable, pictureFile } from './read-content'
import type { SourceFile } from './source-file'

/** A picture file that pages show, with the first place that shows it. `key` identifies it; see `imageKey`. */
type UsedPicture = Place & { key: string; file: string; url: string; page: string }

/** All picture files that pages show. Leaves out missing files and those of a wrong type, which the content check reports. */
function usedPictures(sources: readonly SourceFile[]): UsedPicture[] {
  const used = new Map<string, UsedPicture>()
  for (const source of sources) {
    for (const { url, line, column } of source.body?.images ?? []) {
      const key = imageKey(url, path.posix.dirname(source.flattened))
      const file = pictureFile(key)
      if (!file || used.has(key) || pictureTypeProblem(url) || !isPublishable(file) || !existsSync(file)) continue
      used.set(key, { key, file, url, page: source.path, line, column })
    }
  }
  return [...used.values()]
}

/** The problem with the content of a picture file; undefined if there is none. */
async function problemIn(file: string): Promise<string | undefined> {
  try {
    // By its content, because the library remembers files by their path.
    const { format = 'unknown' } = await sharp(readFileSync(file)).metadata()
    return pictureFormatProblem(file, format)
  } catch (cause) {
    return `is not a picture, or is damaged (${(cause as Error).message}); save it again as PNG, JPEG, WebP, GIF or SVG`
  }
}

const known = new Map<string, { changed: number; problem: string | undefined }>()

/** `problemIn` with a cache for processes that check repeatedly. */
async function problemOnce(file: string): Promise<string | undefined> {
  const changed = statSync(file).mtimeMs
  const last = known.get(file)
  if (last?.changed === changed) return last.problem
  const problem = await problemIn(file)
  known.set(file, { changed, problem })
  return problem
}

/**
 * Divides the picture files that pages show into pictures and others, which become findings. Reads the format of each file, and not every
 * pixel.
 */
export async function checkPictures(sources: readonly SourceFile[]): Promise<{ pictures: UsedPicture[]; findings: Finding[] }> {
  const pictures: UsedPicture[] = []
  const findings: Finding[] = []
  for (const picture of usedPictures(sources)) {
    const { file, url, page } = picture
    const problem = await problemOnce(file)
    if (problem) findings.push({ file: page, ...error(picture, `image ${url}: ${file} ${problem}`) })
    else pictures.push(picture)
  }
  return { pictures, findings }
}
