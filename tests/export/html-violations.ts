import { HtmlValidate } from 'html-validate'
import { exceptions, htmlRules } from './html-rules'

const validator = new HtmlValidate(htmlRules)

/** Navigation that was validated on an earlier page, as HTML without the attributes that mark the current page. */
const validated = new Set<string>()

/** HTML without navigation that only differs from that of an earlier page in what it marks: half of the size of all pages. */
const withoutRepeatedNavigation = (html: string) =>
  html.replace(/(<nav\b[^>]*>)[\s\S]*?<\/nav>/g, (nav, start) => {
    const unmarked = nav.replace(/ (?:aria-current|class|open)="[^"]*"/g, '')
    if (validated.has(unmarked)) return `${start}</nav>`
    validated.add(unmarked)
    return nav
  })

/**
 * Violations of one page as `route rule: message (selector)`. Inline scripts are removed first: they are data and most of the size of a
 * page.
 */
export function violationsOf({ route, html }: { route: string; html: string }): string[] {
  const markup = html.replace(/(<script(?![^>]*\ssrc=)[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return validator
    .validateStringSync(withoutRepeatedNavigation(markup), route)
    .results.flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !exceptions.some((exception) => exception.rule === ruleId && exception.route.test(route)))
    .map(({ ruleId, message, selector }) => `${route} ${ruleId}: ${message} (${selector})`)
}
