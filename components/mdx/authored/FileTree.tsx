import type { ReactNode } from 'react'
import { defineMdxComponent } from '../mdx-component'

/** Files and folders, written as a nested list. Folders end with a slash or contain a list. Text after a name explains it. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className="file-tree not-prose">{children}</div>
}

export default defineMdxComponent({
  component: FileTree,
  about: 'Files and folders, written as a nested list with each name in backticks.',
  example: '<FileTree> … </FileTree>',
  attributes: {},
  contains: { oneOf: ['list'], what: 'a list of files' },
  plain: 'children',
  states: () => ({
    nested: (
      <FileTree>
        <ul>
          <li>
            <code>olake-data/</code>
            <ul>
              <li>
                <code>source.json</code> connection of the source
              </li>
              <li>
                <code>streams.json</code>
              </li>
            </ul>
          </li>
        </ul>
      </FileTree>
    ),
  }),
})
