import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configToolData } from '../../content/config-tool'
import { sourceIds, sources } from '../../systems'
import { dockerCommands, type Shell } from './commands'

const version = configToolData().versions[0] ?? ''
const languages: Record<Shell, string> = { unix: 'bash', cmd: 'bat', powershell: 'powershell' }

/** The command of a snippet for a shell, without its indent. */
const snippet = (name: string, shell: Shell) =>
  readFileSync(`content/docs/shared/commands/${name}.mdx`, 'utf8')
    .match(new RegExp(`\`\`\`${languages[shell]}\\n([\\s\\S]*?)\\n *\`\`\``))?.[1]
    ?.replaceAll(/^ {2}/gm, '')

test.each(sourceIds)('the commands of %s are those of the documentation, with the newest version', (source) => {
  const [spelling] = sources[source].spellings
  for (const shell of Object.keys(languages) as Shell[]) {
    const commands = Object.fromEntries(dockerCommands(source, version, shell).map(({ id, text }) => [id, text]))
    expect(commands.discover).toBe(snippet(`DockerDiscover${spelling}`, shell))
    expect(commands.sync).toBe(snippet(`DockerSync${spelling}`, shell))
    expect(commands.continue).toBe(snippet(`DockerSyncWithState${spelling}`, shell))
  }
})
