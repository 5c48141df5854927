import { readEnvironment } from './read.mjs'

/** Reads the environment of this process. Prints errors and exits instead of throwing, because a stack trace would hide the messages. */
function environmentOrExit() {
  try {
    return readEnvironment(process.env)
  } catch (cause) {
    console.error(`✗ ${/** @type {Error} */ (cause).message}`)
    process.exit(1)
  }
}

/** `#environment` in the build, in server components and in commands: all variables, validated. */
export const environment = environmentOrExit()
