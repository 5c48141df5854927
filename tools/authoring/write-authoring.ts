import { readFileSync, writeFileSync } from 'node:fs'
import { answerHelp } from './command/help'
import { withComponentTable } from './component-table'

answerHelp()
/** npm run authoring: updates the table of components in AUTHORING.md from components/mdx/authored/. */
writeFileSync('AUTHORING.md', withComponentTable(readFileSync('AUTHORING.md', 'utf8')))
