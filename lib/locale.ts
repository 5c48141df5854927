import { locale, settings, sitePath } from './site.mjs'

type Locale = (typeof settings.locales)[number]

/** BCP 47 tag for formatting dates and numbers of a locale, including its calendar: `en-u-ca-gregory`. */
export const formatTag = ({ htmlLang, calendar }: Pick<Locale, 'htmlLang' | 'calendar'> = locale) => `${htmlLang}-u-ca-${calendar}`

/**
 * Formats an ISO date as `Nov 3, 2025`, in the language and calendar of a locale. Uses UTC, so the result does not depend on the machine.
 */
export function formatDay(day: string, tag = formatTag()): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** Formats a number with the separators of a locale: `580,113`. */
export const formatNumber = (value: number, tag = formatTag()) => value.toLocaleString(tag)

/** The locale in Open Graph format, with a territory: `en_US`. */
export function openGraphLocale({ htmlLang }: Pick<Locale, 'htmlLang'> = locale): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize()
  return `${language}_${region}`
}

/** Base path of a locale: that of the site for the default locale, a folder below it for any other. */
export const localeBase = (code: string) => (code === settings.locales[0].code ? sitePath : `${sitePath}/${code}`)
