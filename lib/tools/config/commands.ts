import type { SourceId } from '../../systems'

/** Shells for which commands are written. Each continues a line with its own character and names the home directory in its own way. */
export const shells = {
  unix: { label: 'macOS / Linux', language: 'bash', mount: '$HOME/olake', next: '\\' },
  cmd: { label: 'CMD', language: 'bat', mount: '%USERPROFILE%\\olake', next: '^' },
  powershell: { label: 'PowerShell', language: 'powershell', mount: '$env:USERPROFILE\\olake', next: '`' },
} as const
export type Shell = keyof typeof shells

const FILES = '/mnt/config'
const config = ['--config', `${FILES}/source.json`]
const streams = ['--streams', `${FILES}/streams.json`]
const destination = ['--destination', `${FILES}/destination.json`]
const state = ['--state', `${FILES}/state.json`]

/** The commands of a job, in the order in which they are run. */
const steps = [
  { id: 'check-source', title: 'Test the source', command: 'check', flags: [config] },
  { id: 'check-destination', title: 'Test the destination', command: 'check', flags: [destination] },
  { id: 'discover', title: 'Discover the streams, which writes streams.json', command: 'discover', flags: [config] },
  { id: 'sync', title: 'Run the first sync, without a state', command: 'sync', flags: [config, streams, destination] },
  { id: 'continue', title: 'Run all later syncs, with the state', command: 'sync', flags: [config, streams, destination, state] },
] as const

export type Step = { id: string; title: string; text: string }

/** The Docker commands of a job. @param version tag of the image, such as `v0.9.4` */
export function dockerCommands(source: SourceId, version: string, shell: Shell): Step[] {
  const { mount, next } = shells[shell]
  // IBM publishes its driver for this platform only.
  const platform = source === 'db2' ? ' --platform linux/amd64' : ''
  return steps.map(({ id, title, command, flags }) => ({
    id,
    title,
    text: [
      `docker run${platform}`,
      `-v "${mount}:${FILES}"`,
      `olakego/source-${source}:${version}`,
      command,
      ...flags.map((flag) => flag.join(' ')),
    ].join(` ${next}\n  `),
  }))
}
