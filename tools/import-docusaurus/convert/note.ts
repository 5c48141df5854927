/** Subjects of the report, in its order. */
export const noteTopics = [
  'Unknown components',
  'Code in pages',
  'Pictures',
  'Links',
  'Text',
  'Code blocks',
  'Front matter',
  'Sidebar',
  'Blogs',
  'Redirects',
  'Configuration',
] as const
export type NoteTopic = (typeof noteTopics)[number]

/** Something that a person should look at after an import. `file` is relative to the Docusaurus site; `line` starts at 1. */
export type Note = { topic: NoteTopic; file: string; line: number; message: string }
