/** What to do about errors of the file system, by their code. */
const remedies: Record<string, string> = {
  ENOSPC: 'The disk is full. Free space (`.next`, `out` and `public/_images` can be deleted), and build again.',
  EDQUOT: 'Your quota on this disk is used up. Free space (`.next`, `out` and `public/_images` can be deleted), and build again.',
  EROFS:
    'The folder is read-only. Builds write to `.contentlayer`, `.generated`, `.next`, `out`, `public/_images` and `public/_mermaid`; make them writable.',
  EACCES: 'This user may not write there. Give the user that builds write access to the folder of the repository.',
  EPERM: 'This user may not write there. Give the user that builds write access to the folder of the repository.',
  EMFILE: 'Too many files are open. Raise the limit (`ulimit -n 8192`), and build again.',
}

/** Message about an error that ended a build: its own message and, for errors of the file system, what to do. */
export function explainFailure(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = Object.keys(remedies).find((each) => (cause as NodeJS.ErrnoException)?.code === each || message.includes(`${each}:`))
  return code ? `${message}\n  ${remedies[code]}` : message
}
