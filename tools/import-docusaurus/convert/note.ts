/** Subjects of the report, in its order: what readers lose most comes first. */
export const noteTopics = [
  'Unknown components',
  'Code in pages',
  'Text',
  'Pictures',
  'Links',
  'Sidebar',
  'Redirects',
  'Code blocks',
  'Blogs',
  'Front matter',
  'Configuration',
] as const
export type NoteTopic = (typeof noteTopics)[number]

/** Something that a person should look at after an import. `file` is relative to the Docusaurus site; `line` starts at 1. */
export type Note = { topic: NoteTopic; file: string; line: number; message: string }
