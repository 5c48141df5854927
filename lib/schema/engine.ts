import { z } from 'zod'
import { engineCategories, engineFeatures, supportLevels } from '../query-engines/engine'
import { keyOf, name, text, webAddress } from './values'

/** One cell of the matrix; `section` is an anchor of the guide that explains it, without `#`. */
const engineSupport = z.strictObject({ level: z.enum(supportLevels), note: text(), section: name('heading') })

/** What an engine needs from tables that OLake writes. `mode` is how to write for it. */
const olakeFit = z.strictObject({ catalogs: text(), deletes: text(), mode: z.enum(['upsert', 'append or compact', 'append']) })

/** The record of an engine, in the front matter of its guide; hub and guide read nothing else. */
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
