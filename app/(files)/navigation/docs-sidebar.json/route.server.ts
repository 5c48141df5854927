import { sidebarBranches } from '@/components/docs/Sidebar'
import { docsSidebar } from '@/lib/content/docs'

export const dynamic = 'force-static'

/** Serves the pages of all categories in the documentation sidebar. Documentation pages contain those of the open categories. */
export const GET = () => Response.json(sidebarBranches(docsSidebar()))
