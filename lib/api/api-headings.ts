import type { BodyAnalysis } from '../mdx/analyse'
import type { PageHeading } from '../mdx/heading-ids'
import { apiGroup, purposeOf } from './api'

/** The headings that `<ApiEndpoints>` adds to a page: one for each endpoint, with its purpose as text, because paths do not fit into lists. */
export const apiHeadings = (components: BodyAnalysis['components']): PageHeading[] =>
  components
    .filter(({ name }) => name === 'ApiEndpoints')
    .flatMap(({ attributes }) => apiGroup(String(attributes.group)).endpoints)
    .map((endpoint) => ({ depth: 2, id: endpoint.id, text: purposeOf(endpoint) }))
