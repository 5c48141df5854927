import { withBasePath } from '@/lib/base-path'
import { routes } from '@/lib/routes'
import { ConfigReferences } from './ConfigReferences'
import { ConfigShell } from './ConfigShell.client'
import './config-tool.css'

/** The configuration tool. Without JavaScript and on paper, links to the reference of each file. */
export function ConfigTool() {
  return (
    <>
      <div className="config-tool not-prose">
        <ConfigShell data={withBasePath(routes.configToolData())} />
      </div>
      <div className="without-js">
        <ConfigReferences />
      </div>
    </>
  )
}
