import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { headersFile, redirectsFile } from '../lib/host-files'
import { nginxFile } from '../lib/host-files-nginx'

/** Where the block for nginx goes: beside the export, since it is not to be served. */
export const NGINX_FILE = 'deploy/nginx.conf'

/** Writes what hosts read of our tables into an export, and the block for nginx beside it. */
export function writeHostFiles(out: string): void {
  writeFileSync(path.join(out, '_headers'), headersFile())
  writeFileSync(path.join(out, '_redirects'), redirectsFile())
  mkdirSync(path.dirname(NGINX_FILE), { recursive: true })
  writeFileSync(NGINX_FILE, nginxFile())
}

/** Moves the pages' Markdown to where readers find it: each page's address plus `index.md`. */
export function placeMarkdown(out: string): void {
  const made = path.join(out, 'markdown')
  if (!existsSync(made)) return
  cpSync(made, out, { recursive: true })
  rmSync(made, { recursive: true })
}
