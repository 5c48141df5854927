import { configToolData } from '@/lib/content/config-tool'

export const dynamic = 'force-static'

/** Serves the data of the configuration tool, which loads it when a visitor uses it. */
export const GET = () => Response.json(configToolData())
