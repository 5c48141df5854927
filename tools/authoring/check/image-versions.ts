import { parse } from 'yaml'
import type { Problem } from '../../../lib/problem'
import { warning } from '../problem'
import type { SourceFile } from './source-file'

/** Images of the connectors, which have the version of the engine. */
const IMAGE = /\bolakego\/source-[a-z0-9]+:(?!\$)([\w.-]+)/g

/** Pages about a release name its own version. */
const ABOUT_RELEASES = 'docs/release/'

/** The newest version of the engine, which commands name; undefined if the data file cannot be read, which another check reports. */
export function newestEngine(dataFiles: ReadonlyMap<string, string>, contentDir: string): string | undefined {
  try {
    const releases: Array<{ product?: string; version?: string }> = parse(dataFiles.get(`${contentDir}/data/releases.yml`) ?? '[]')
    return releases.find(({ product }) => product === 'engine')?.version
  } catch {
    return undefined
  }
}

/** Finds commands whose image is not that of the newest release: readers copy commands, and `latest` changes a job without notice. */
export function checkImageVersions({ flattened, body }: SourceFile, newest: string | undefined): Problem[] {
  if (!newest || flattened.startsWith(ABOUT_RELEASES)) return []
  return (body?.fences ?? []).flatMap((fence) =>
    fence.code.split('\n').flatMap((text, index) =>
      [...text.matchAll(IMAGE)].flatMap((match) => {
        const [image, version] = match
        if (version === newest) return []
        const place = { line: fence.line + index + 1, column: fence.column + match.index }
        const right = image.replace(/:.*/, `:${newest}`)
        const message = `the command runs ${image}, and the newest release in data/releases.yml is ${newest}; write ${right}`
        return warning(place, message, [{ ...place, from: image, to: right }])
      }),
    ),
  )
}
