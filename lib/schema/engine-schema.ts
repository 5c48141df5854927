import { z } from 'zod'
import { engineCategories, engineFeatures, supportLevels } from '../engine-facts'
import { catalogIds } from '../systems'
import { keyOf, name, text, webAddress } from './values'

/** Support for one feature. `section` is the id of the heading in the guide that explains it, without `#`. */
const engineSupport = z.strictObject({ level: z.enum(supportLevels), note: text(), section: name('heading') })

/**
 * How an engine reads tables that OLake writes. `mode` is the write mode that OLake should use for it, and `unsupported` are the catalogs
 * that it cannot read from, by their ids in lib/systems.ts.
 */
const olakeFit = z.strictObject({
  catalogs: text(),
  unsupported: z.array(z.enum(catalogIds)).optional(),
  deletes: text(),
  mode: z.enum(['upsert', 'append or compact', 'append']),
})

/** Data about a query engine in the front matter of its guide. It is the only source for the guide and the overview of engines. */
export const engineRecord = z.strictObject({
  name: text(),
  version: text(),
  category: keyOf(engineCategories),
  blurb: text(),
  website: webAddress(),
  docs: webAddress(),
  olake: olakeFit,
  features: z.record(z.enum(engineFeatures), engineSupport),
})
