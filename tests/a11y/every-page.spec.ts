import { everyPage, expectNoViolations } from '../e2e/page-violations'
import { test } from '../e2e/support'

/** All pages of the export. `npm test` checks one page of each type and a sample, because all of them take about half an hour on two processors. */
for (const path of everyPage()) test(`${path} has no accessibility violations`, ({ page }) => expectNoViolations(page, path))
