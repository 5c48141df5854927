import { repository } from '../repository.mjs'

/**
 * What hosts say about a build of a branch in their own variables. `origin` has a scheme or is a host name.
 * @typedef {{ branch?: string, commit?: string, pull?: string, origin?: string }} HostPreview
 */

/** @type {Array<(env: Record<string, string | undefined>) => HostPreview | false>} */
const hosts = [
  // Vercel
  (env) =>
    env.VERCEL_ENV === 'preview' && {
      branch: env.VERCEL_GIT_COMMIT_REF,
      commit: env.VERCEL_GIT_COMMIT_SHA,
      pull: env.VERCEL_GIT_PULL_REQUEST_ID,
      origin: env.VERCEL_BRANCH_URL || env.VERCEL_URL,
    },
  // Netlify. For a pull request, BRANCH is pull/NUMBER/head.
  (env) =>
    env.NETLIFY === 'true' &&
    (env.CONTEXT === 'deploy-preview' || env.CONTEXT === 'branch-deploy') && {
      branch: env.HEAD || env.BRANCH,
      commit: env.COMMIT_REF,
      pull: env.CONTEXT === 'deploy-preview' ? env.REVIEW_ID : undefined,
      origin: env.DEPLOY_PRIME_URL,
    },
  // Cloudflare Pages, which does not tell whether a branch is the one for production
  (env) =>
    env.CF_PAGES === '1' &&
    env.CF_PAGES_BRANCH !== repository.branch && { branch: env.CF_PAGES_BRANCH, commit: env.CF_PAGES_COMMIT_SHA, origin: env.CF_PAGES_URL },
]

/**
 * Variables of a preview that follow from those of the host: SITE_PREVIEW_BRANCH, SITE_PREVIEW_COMMIT, SITE_PREVIEW_CHANGES and SITE_URL.
 * Variables that are set take precedence.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function previewVariables(env) {
  for (const host of hosts) {
    const found = host(env)
    if (!found) continue
    const { branch, commit, pull, origin } = found
    return {
      SITE_PREVIEW_BRANCH: branch || 'preview',
      SITE_PREVIEW_COMMIT: commit,
      SITE_PREVIEW_CHANGES: pull && `${repository.website}/pull/${pull}/files`,
      SITE_URL: origin && (/^https?:/.test(origin) ? origin : `https://${origin}`),
    }
  }
  return {}
}
