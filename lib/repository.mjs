/** GitHub repositories of the OLake tool, of OLake Fusion and of this website. `branch` is the one that is deployed. This module has no imports. */
export const repository = {
  tool: 'https://github.com/datazip-inc/olake',
  fusion: 'https://github.com/datazip-inc/olake-fusion',
  discussions: 'https://github.com/datazip-inc/olake/discussions',
  contributorGraph: 'https://github.com/datazip-inc/olake/graphs/contributors',
  goodFirstIssues: 'https://github.com/datazip-inc/olake/issues?q=is%3Aissue+is%3Aopen+label%3A%22good+first+issue%22',
  website: 'https://github.com/datazip-inc/olake-docs',
  branch: 'master',
}
