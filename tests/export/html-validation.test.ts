import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { exportedPages } from './exported'
import { exceptions, htmlRules } from './html-rules'

const validator = new HtmlValidate(htmlRules)

/**
 * Violations of one page as `route rule: message (selector)`. Inline scripts are removed first: they are data and most of the size of a
 * page.
 */
function violationsOf({ route, html }: { route: string; html: string }): string[] {
  const markup = html.replace(/(<script(?![^>]*\ssrc=)[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return validator
    .validateStringSync(markup, route)
    .results.flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !exceptions.some((exception) => exception.rule === ruleId && exception.route.test(route)))
    .map(({ ruleId, message, selector }) => `${route} ${ruleId}: ${message} (${selector})`)
}

test('the validator reports invalid HTML', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><p><div>a</div></p><img src="a.png"></body></html>'
  expect(violationsOf({ route: '/', html })).not.toEqual([])
})

// Takes about half a minute. The long limit prevents failures on a busy machine.
test('every page is valid HTML', { timeout: 300_000 }, () => {
  const violations = exportedPages().flatMap(violationsOf)
  expect(violations.slice(0, 20), `${violations.length} violations; the first 20 follow`).toEqual([])
})
