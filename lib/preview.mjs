import { environment } from '#environment'
import { headerRules } from './headers.mjs'
import { repository } from './repository.mjs'

/** A preview is a build of a branch, on its own origin. Search engines must not index it, and a banner says what it shows. */

/** @typedef {import('./environment/schema.mjs').Environment} Environment */
/** @typedef {Pick<Environment, 'SITE_PREVIEW_BRANCH' | 'SITE_PREVIEW_COMMIT' | 'SITE_PREVIEW_CHANGES'>} PreviewVariables */

/**
 * What a preview shows, or undefined for the published site and in development. `commit` is short; `changes` is the address of a list of
 * changed pages.
 * @param {PreviewVariables} env
 * @returns {{ branch: string, commit: string | undefined, changes: string } | undefined}
 */
export function previewOf(env = environment) {
  const { SITE_PREVIEW_BRANCH: branch, SITE_PREVIEW_COMMIT: commit, SITE_PREVIEW_CHANGES: changes } = env
  if (!branch) return undefined
  const compared = `${repository.website}/compare/${repository.branch}...${encodeURIComponent(commit ?? branch)}`
  return { branch, commit: commit?.slice(0, 7), changes: changes ?? compared }
}

/**
 * The header rules of this build: those of the site, and in a preview a header that keeps all files out of search engines. It is part of
 * the rule for all paths, because Cloudflare Pages keeps only the last of two rules with the same path.
 * @param {PreviewVariables} env
 */
export const siteHeaders = (env = environment) =>
  previewOf(env)
    ? headerRules.map((rule) =>
        rule.path === '/*' && !rule.except ? { ...rule, headers: { ...rule.headers, 'X-Robots-Tag': 'noindex' } } : rule,
      )
    : headerRules

/** Rules and lines of robots.txt, as options of next-sitemap. @param {PreviewVariables} env */
export const robotsOptions = (env = environment) =>
  previewOf(env)
    ? {
        policies: [{ userAgent: '*', disallow: '/' }],
        transformRobotsTxt: async (/** @type {unknown} */ _, /** @type {string} */ text) =>
          text.replace(/^(# Host|Host:|# Sitemaps|Sitemap:).*\n*/gm, ''),
      }
    : { policies: [{ userAgent: '*', allow: '/' }] }
