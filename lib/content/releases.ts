import type { RootContent } from 'mdast'
import type { z } from 'zod'
import type { FeedSource } from '../blog/feed'
import { formatDay } from '../locale'
import { link, paragraph, strong, text } from '../markdown-export/nodes'
import { inlineHtml, inlineNodes, inlineText } from '../mdx/inline'
import { productNames, releaseKinds } from '../releases/release'
import { type FeedFile, routes } from '../routes'
import { releaseList } from '../schema/releases-schema'
import { absoluteUrl } from '../seo/metadata'
import { locale, site } from '../site.mjs'
import { dataFiles } from './data-file'

/** A release of a product. `summary` and `upgrade` are inline Markdown. */
export type Release = z.infer<typeof releaseList>[number]

const files = dataFiles(releaseList)

/** All releases, newest first. */
export const releases = (): Release[] => files.required('content/data/releases.yml')

/** The newest release of each product, in the order of the products. */
export const latestReleases = (): Release[] =>
  Object.keys(productNames).flatMap((product) => releases().find((release) => release.product === product) ?? [])

/** Product and version, for example `OLake UI v0.4.6`. Versions of charts and workers contain the name of the product. */
export const releaseName = ({ product, version }: Release) => (product === 'helm' ? version : `${productNames[product]} ${version}`)

/** Date of a release for readers. */
export const releaseDate = ({ date, approximate }: Release) => (approximate ? `by ${formatDay(date)}` : formatDay(date))

/** Kinds of changes in a release, for readers. */
export const kindsOf = ({ kinds }: Release) => kinds.map((kind) => releaseKinds[kind]).join(', ')

const feedLink = (file: FeedFile, name: string) => link(routes.releaseFeed(file), name)

/** Releases as a list in Markdown. */
export const releaseListNode = (list: readonly Release[]): RootContent => ({
  type: 'list',
  spread: false,
  children: list.map((release) => ({
    type: 'listItem',
    children: [
      paragraph(
        link(release.href, releaseName(release)),
        text(`, ${releaseDate(release)} (${kindsOf(release)}): `),
        ...inlineNodes(release.summary),
      ),
      ...(release.upgrade ? [paragraph(strong('Before you upgrade:'), text(' '), ...inlineNodes(release.upgrade))] : []),
    ],
  })),
})

/** All releases as Markdown. */
export const releaseNodes = (): RootContent[] => [
  releaseListNode(releases()),
  paragraph(
    text('New releases are also available as '),
    feedLink('rss.xml', 'RSS'),
    text(', '),
    feedLink('atom.xml', 'Atom'),
    text(' and '),
    feedLink('feed.json', 'JSON Feed'),
    text('.'),
  ),
]

/** Inline Markdown as HTML with absolute links, as feeds need it. */
const feedText = (text: string) => inlineHtml(text).replaceAll('href="/', `href="${site.origin}/`)

/** Content of the feeds of releases. */
export function releaseFeed(): FeedSource {
  const home = absoluteUrl(routes.releases())
  return {
    title: `Releases${site.titleDelimiter}${site.name}`,
    description: 'New versions of the OLake connectors, OLake UI, the Helm chart and OLake Fusion.',
    home,
    language: locale.htmlLang,
    icon: absoluteUrl('/images/mark.svg'),
    items: releases().map((release) => ({
      id: `${home}#${release.product}-${release.version}`.replaceAll(' ', '-'),
      url: absoluteUrl(release.href),
      title: releaseName(release),
      summary: inlineText(release.summary),
      html: [
        `<p>${feedText(release.summary)}</p>`,
        ...(release.upgrade ? [`<p><strong>Before you upgrade:</strong> ${feedText(release.upgrade)}</p>`] : []),
      ].join('\n'),
      published: release.date,
      updated: release.date,
      authors: [{ name: site.name }],
      tags: release.kinds.map((kind) => ({ id: kind, label: releaseKinds[kind] })),
      image: absoluteUrl(routes.socialImage(routes.releases())),
    })),
    addressOf: (file) => absoluteUrl(routes.releaseFeed(file)),
  }
}
