import { escapeAttribute } from '../escape'
import { routes } from '../routes'
import { absoluteUrl } from '../seo/metadata'
import { site } from '../site.mjs'
import { exampleQueries } from './example-queries'

/**
 * The OpenSearch 1.1 description, with which browsers offer a search of the site in their address bar. OpenSearch limits ShortName to 16
 * characters.
 */
export function openSearchDescription(): string {
  const search = absoluteUrl(routes.search())
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${site.name} Search</ShortName>
  <LongName>${site.name} documentation and blogs</LongName>
  <Description>Search ${site.name}: documentation, blogs, query-engine guides and community pages</Description>
  <Contact>${site.email}</Contact>
  <Image width="16" height="16" type="image/svg+xml">${absoluteUrl('/images/mark.svg')}</Image>
  <Url type="text/html" method="get" template="${search}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${absoluteUrl('/opensearch.xml')}"/>
${exampleQueries.map((query) => `  <Query role="example" searchTerms="${escapeAttribute(query)}"/>`).join('\n')}
  <SyndicationRight>open</SyndicationRight>
  <AdultContent>false</AdultContent>
  <Language>en-us</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`
}
