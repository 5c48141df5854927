import { readEnvironment } from './read.mjs'

/** Reads the environment of this process, or ends it: a stack trace would hide the message, and no part of the site works without it. */
function environmentOrExit() {
  try {
    return readEnvironment(process.env)
  } catch (cause) {
    console.error(`✗ ${/** @type {Error} */ (cause).message}`)
    process.exit(1)
  }
}

/** `#environment` for the build, for server components and for commands: all variables, checked. */
export const environment = environmentOrExit()
