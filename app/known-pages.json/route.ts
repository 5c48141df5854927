import { sitePages } from '@/lib/content/site-pages'

export const dynamic = 'force-static'

/** Address and title of every listed page, for the page that stands where there is none. */
export const GET = () => Response.json(sitePages().flatMap(({ url, title, inSitemap }) => (inSitemap ? [[url, title]] : [])))
