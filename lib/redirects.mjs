/**
 * Old and short addresses, and where they lead. Imports nothing: `next.config.mjs` and the static export both read it.
 * Sources have no final slash; both forms answer.
 * @type {ReadonlyArray<{ from: string, to: string, permanent: boolean }>}
 */
export const redirects = [
  {
    from: '/slack',
    to: 'https://join.slack.com/t/getolake/shared_invite/zt-2uyphqf69-KQxih9Gwd4GCQRD_XFcuyw',
    permanent: false,
  },
  { from: '/github', to: 'https://github.com/datazip-inc/olake', permanent: false },
]
