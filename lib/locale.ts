import { locale, locales, sitePath } from './site.mjs'

type Locale = (typeof locales)[number]

/** BCP 47 tag for dates and numbers of a locale, with its calendar: `en-u-ca-gregory`. */
export const formatTag = ({ htmlLang, calendar }: Pick<Locale, 'htmlLang' | 'calendar'> = locale) => `${htmlLang}-u-ca-${calendar}`

/** An ISO day as `Nov 3, 2025`, in the language and calendar of a locale; the same on every machine. */
export function formatDay(day: string, tag = formatTag()): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** A number with the separators of the locale: `580,113`. */
export const formatNumber = (value: number, tag = formatTag()) => value.toLocaleString(tag)

/** The locale as Open Graph writes it, with a territory: `en_US`. */
export function openGraphLocale({ htmlLang }: Pick<Locale, 'htmlLang'> = locale): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize()
  return `${language}_${region}`
}

/** The folder in which a locale is served: the site's own for the default locale, else a folder inside it. */
export const localeBase = (code: string) => (code === locales[0]?.code ? sitePath : `${sitePath}/${code}`)
