import { HtmlValidate } from 'html-validate'
import { exceptions, htmlRules } from './html-rules'

const validator = new HtmlValidate(htmlRules)

/**
 * Violations of one page as `route rule: message (selector)`. Inline scripts are removed first: they are data and most of the size of a
 * page.
 */
export function violationsOf({ route, html }: { route: string; html: string }): string[] {
  const markup = html.replace(/(<script(?![^>]*\ssrc=)[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return validator
    .validateStringSync(markup, route)
    .results.flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !exceptions.some((exception) => exception.rule === ruleId && exception.route.test(route)))
    .map(({ ruleId, message, selector }) => `${route} ${ruleId}: ${message} (${selector})`)
}
