import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sampleTable } from '../../../lib/tools/iceberg/sample-table'
import { startCommand } from '../../authoring/command/help'
import { ordersTable } from './orders-table'
import { sampleSummary } from './sample-summary'
import { tarArchive } from './tar-archive'

/**
 * npm run sample-table: writes the sample table of the Iceberg table explorer to public/, and what its page says about it to
 * lib/tools/iceberg/. Run it after changing the table, and commit both files.
 */

startCommand()
const files = await ordersTable()
const archive = tarArchive(new Map([...files].map(([name, content]) => [`orders/${name}`, content])))
const target = path.join('public', sampleTable.archive)
mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(target, archive)
writeFileSync('lib/tools/iceberg/sample-summary.json', `${JSON.stringify(await sampleSummary(archive), null, 2)}\n`)
console.log(`Wrote ${target}: ${files.size} files, ${archive.length.toLocaleString('en-US')} bytes`)
