/** A file with its path in the folder that a visitor chose or dropped. */
export type ChosenFile = { path: string; blob: Blob }

/** Files of an input for files or for a folder. */
export const inputFiles = (files: FileList | null): ChosenFile[] =>
  Array.from(files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, blob: file }))

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** All entries of a folder. Browsers return them in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return all
    all.push(...part)
  }
}

async function filesOf(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  const unreadable = (cause: unknown): never => {
    throw new Error(`The browser cannot read ${path}. Check its permissions, or copy the folder to another place.`, { cause })
  }
  if (entry.isFile) return [{ path, blob: await fileOf(entry as FileSystemFileEntry).catch(unreadable) }]
  const files: ChosenFile[] = []
  for (const inner of await entriesOf(entry as FileSystemDirectoryEntry).catch(unreadable)) files.push(...(await filesOf(inner)))
  return files
}

/**
 * Files that were dropped, with those in folders. Call it in the event's handler, because the data is gone afterward.
 * @throws Error that names a file or folder that cannot be read, for visitors
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return inputFiles(files)
  return (await Promise.all(entries.map(filesOf))).flat()
}
