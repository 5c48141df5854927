import { existsSync } from 'node:fs'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText } from '../../../lib/content-types'
import { walkFiles } from '../../authoring/command/walk'

/** Smaller files gain nothing: they fit into one network packet anyway. In bytes. */
const MIN_SIZE = 1024

/** Numbers of written and removed files, and bytes of the sources and of both compressed forms. */
export type Compression = { files: number; removed: number; bytes: number; gzipBytes: number; brotliBytes: number }

/**
 * Brotli level. 11 makes pages 10% smaller than 6, but takes 50 times as long, which pays only for files that stay unchanged over many
 * deployments. Levels 7 to 9 take up to 50 times as long, too, and save 1%.
 */
const brotliLevel = (file: string) => (/[\\/]_next[\\/]static[\\/]/.test(file) ? 11 : 6)

/** The compressed forms of a text. Both have the same bytes in each run: zlib writes neither time nor name into the header. */
async function compressed(file: string, text: Buffer): Promise<Record<'gz' | 'br', Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevel(file), [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  // One piece of output, because each piece is a round trip to the threads of libuv, in which Node.js runs both.
  const chunkSize = Math.max(text.length, 64)
  const [gz, br] = await Promise.all([
    promisify(gzip)(text, { level: 9, chunkSize }),
    promisify(brotliCompress)(text, { params, chunkSize }),
  ])
  return { gz, br }
}

/** Writes the compressed forms of one file that are smaller than the file, with its time of change, and removes others. */
async function compressFile(file: string, total: Compression): Promise<void> {
  const { size, atime, mtime } = await stat(file)
  const text = size > MIN_SIZE ? await readFile(file) : undefined
  const forms = text && (await compressed(file, text))
  for (const extension of ['gz', 'br'] as const) {
    const form = forms?.[extension]
    const target = `${file}.${extension}`
    if (form && form.length < size) {
      await writeFile(target, form)
      // nginx derives ETag and Last-Modified from the file that it sends.
      await utimes(target, atime, mtime)
    } else if (existsSync(target)) {
      await rm(target)
      total.removed++
    }
  }
  if (!forms) return
  total.files++
  total.bytes += size
  total.gzipBytes += forms.gz.length
  total.brotliBytes += forms.br.length
}

/** The file that a compressed file was made from, or undefined if the file is a download, such as `x.tar.gz`. */
const sourceOf = (file: string) => {
  const source = file.match(/^(.*)\.(?:gz|br)$/)?.[1]
  return source && isText(source) ? source : undefined
}

/**
 * Writes `.gz` and `.br` files next to the text files of a folder, for servers that send precompressed files. Removes those whose file no
 * longer exists. Other files are left alone.
 */
export async function compressFiles(folder: string): Promise<Compression> {
  const total: Compression = { files: 0, removed: 0, bytes: 0, gzipBytes: 0, brotliBytes: 0 }
  const all = walkFiles(folder)
  for (const file of all) {
    const source = sourceOf(file)
    if (!source || existsSync(source)) continue
    await rm(file)
    total.removed++
  }
  const waiting = all.filter(isText).values()
  const work = async () => {
    for (const file of waiting) await compressFile(file, total)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return total
}
