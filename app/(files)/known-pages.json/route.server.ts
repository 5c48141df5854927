import { sitePages } from '@/lib/content/site-pages'

export const dynamic = 'force-static'

/** Returns the URL and title of every page in the sitemap. The 404 page uses them to suggest similar pages. */
export const GET = () => Response.json(sitePages().flatMap(({ url, title, inSitemap }) => (inSitemap ? [[url, title]] : [])))
