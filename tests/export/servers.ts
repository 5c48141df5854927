import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, connect, createServer } from 'node:net'
import { allSettings } from '../all-settings'

/** A port that is free at the moment. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** Starts the Next.js server of the build with all settings, and waits until it accepts requests. */
export async function startServer(): Promise<{ port: number; server: ChildProcess }> {
  const port = await freePort()
  const env = { ...process.env, ...allSettings, NODE_ENV: 'production' as const }
  const server = spawn('node_modules/.bin/next', ['start', '-p', String(port)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (data) => /Ready/.test(String(data)) && resolve())
    server.on('close', (code) => reject(new Error(`next start exited with code ${code}.`)))
  })
  return { port, server }
}

/**
 * Sends a request target byte for byte, which clients such as `fetch` would normalize or refuse.
 * @returns status, `location` header and the beginning of the body; status 0 if the server closes the connection without a response
 */
export const requestTarget = (port: number, target: string) =>
  new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    let text = ''
    const socket = connect(port, 'localhost', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1')
    })
    const done = () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/)
      resolve({
        status: Number(head.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0),
        location: head.match(/^location: (.*)$/im)?.[1]?.trim(),
        body,
      })
      socket.destroy()
    }
    socket.setTimeout(20_000, () => reject(new Error(`No response to ${JSON.stringify(target)} within 20 seconds.`)))
    socket.on('data', (data) => {
      text += data.toString('latin1')
      if (text.length > 8_000) done()
    })
    socket.on('end', done)
    socket.on('error', (cause) => ((cause as NodeJS.ErrnoException).code === 'ECONNRESET' ? done() : reject(cause)))
  })
