import { spawn } from 'node:child_process'
import { buildContent } from './build-content'
import { step } from './log'
import { placeMarkdown, writeHostFiles } from './write-host-files'
import { writeRedirects } from './write-redirects'

const exporting = process.argv.includes('--export')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(exporting && { SITE_OUTPUT: 'export' }) }

const run = (command: string, ...args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} ended with ${code}`))))
  })

try {
  if (!(await buildContent())) process.exit(1)
  await step('site build', () => run('next', 'build'))
  await step('sitemap', () => run('tsx', '--tsconfig', 'tsconfig.scripts.json', 'scripts/write-sitemap.ts'))
  if (exporting) {
    const out = process.env.SITE_DIST ?? 'out'
    placeMarkdown(out)
    writeHostFiles(out)
    await step(
      'redirects',
      () => writeRedirects(out),
      (count) => `${count} written`,
    )
  }
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exitCode = 1
}
