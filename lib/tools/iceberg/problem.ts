/** Why a file cannot be read: where, what is there, and what the reader of the message can do. */
export type Problem = {
  /** Path of the file as it was opened. */
  file: string
  /** Position in the file, in bytes from its start. */
  offset: number
  /** What is at this position, as a sentence. */
  found: string
  /** What to do, as a sentence. */
  advice: string
}

/** Thrown by all readers of this folder. Other errors are defects of the program. */
export class FileProblem extends Error implements Problem {
  readonly file: string
  readonly offset: number
  readonly found: string
  readonly advice: string

  constructor({ file, offset, found, advice }: Problem) {
    super(`${file}, byte ${offset}: ${found} ${advice}`)
    this.name = 'FileProblem'
    this.file = file
    this.offset = offset
    this.found = found
    this.advice = advice
  }
}

/** The fields of a problem, without the stack, for messages between threads. */
export const problemOf = ({ file, offset, found, advice }: Problem): Problem => ({ file, offset, found, advice })

/** Advice for a file whose end or content does not match what it says about itself. */
export const COPY_AGAIN = 'The file is incomplete or damaged. Copy it from the storage again.'
