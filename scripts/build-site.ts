import { spawn } from 'node:child_process'
import { buildContent } from './build-content'
import { step } from './log'
import { writeRedirects } from './write-redirects'

const exporting = process.argv.includes('--export')

const nextBuild = () =>
  new Promise<void>((resolve, reject) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(exporting && { SITE_OUTPUT: 'export' }) }
    const child = spawn('node_modules/.bin/next', ['build'], { stdio: 'inherit', env })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`next build ended with ${code}`))))
  })

try {
  if (!(await buildContent())) process.exit(1)
  await step('site build', nextBuild)
  if (exporting)
    await step(
      'redirects',
      () => writeRedirects(process.env.SITE_DIST ?? 'out'),
      (count) => `${count} written`,
    )
} catch (cause) {
  console.error(`✗ ${(cause as Error).message}`)
  process.exitCode = 1
}
