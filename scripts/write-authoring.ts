import { readFileSync, writeFileSync } from 'node:fs'
import { withComponentTable } from './component-table'
import { answerHelp } from './help'

answerHelp()
/** npm run authoring: updates the table of components in AUTHORING.md from components/mdx/authored/. */
writeFileSync('AUTHORING.md', withComponentTable(readFileSync('AUTHORING.md', 'utf8')))
