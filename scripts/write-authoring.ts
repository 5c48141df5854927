import { readFileSync, writeFileSync } from 'node:fs'
import { withComponentTable } from './component-table'

/** npm run authoring: writes the table of components in AUTHORING.md anew, from components/mdx/authored/. */
writeFileSync('AUTHORING.md', withComponentTable(readFileSync('AUTHORING.md', 'utf8')))
