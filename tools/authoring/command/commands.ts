/** What each npm script does, in Markdown with links as in `docs/`. `--help` and docs/reference.md print it. */
export const commands: Readonly<Record<string, string>> = {
  dev: 'Starts the site with live reload on port 3000, or another one with `-- --port 4000`. Shows problems in the content in the browser as you save.',
  build: 'Builds for a Node.js server or Vercel, into `.next/`.',
  export:
    'Builds the static folder `out/`, with pages at former addresses, `_redirects`, `_headers` and the sitemap, and writes host files to `deploy/`. All of them contain `SITE_BASE_PATH`.',
  pdf: 'Prints the documentation in `out/` as one PDF, with a table of contents and bookmarks, to `public/olake-documentation.pdf`. Run `npm run export` first, and again afterwards to link the file from the first page of the documentation.',
  compress: 'Writes `.gz` and `.br` files next to the text files of `out/`, for servers that send precompressed files.',
  'keep:chunks':
    'Copies the scripts and styles of the previous deployment to `out/`, because open tabs request them: `-- https://olake.io`, or `-- FOLDER`. An address without a path gets `SITE_BASE_PATH`.',
  preview: 'Serves `out/` on port 4173 like a static host, for this computer only. `-- --host 0.0.0.0` serves it to other computers, too.',
  mcp: 'Serves the pages of `out/` to language models, with the Model Context Protocol over standard input and output. See `/docs/tools/language-models/`.',
  check:
    'Runs formatter, linter, knip (unused code), content check, type check and unit tests, two at a time. Broken links fail it. `-- --only types` runs one step, or several with commas between them.',
  'check:content':
    'Checks the content only: fields, names, samples, links and wordings. `-- --strict` fails on warnings too, `-- --fix` corrects what has only one solution, and `-- --format github` prints annotations for pull requests.',
  new: 'Writes a new page with front matter and a place in the sidebar, for example `npm run new -- post "Title"`. Asks for what is missing. See [AUTHORING.md](../AUTHORING.md#new-renamed-and-scheduled-pages).',
  move: 'Renames a page, with its links, sidebar entry and redirect: `npm run move -- docs/a/b docs/c/d`. `--dry-run` only lists the changes.',
  'check:external': 'Requests every address on other sites that pages link to, and reports those that fail. Needs the network.',
  test: 'Runs everything in `npm run check`, the unit tests that read all pages or run commands, then makes two builds (the export, and a server with all settings) and runs the tests of both and the browser tests. Prints how long that takes here and, after a failure, the command that repeats it.',
  'test:newcomer':
    'Clones the current commit and does what a newcomer does in the first minute: starts `npm run dev`, opens pages of every kind, edits one, and stops. Takes about two minutes.',
  'test:kept':
    'Makes random edits in a clone, and compares exports that keep pages with exports from nothing. `-- --edits 60 --seed 1`; 60 edits take half an hour.',
  'test:visual':
    'Compares page types and components with stored screenshots, in both themes at 1280 and 390 px. `-- --update-snapshots` stores new ones. Skipped if the browser is not the version that made them.',
  'test:a11y':
    'Checks every page of `out/` with axe at 1280 px in the light theme and at 390 px in the dark theme. `-- --shard=1/4` checks a quarter. `npm test` checks each type of page and a sample.',
  format: 'Formats all files and fixes what the linter can fix.',
  schemas: 'Writes the JSON Schemas of `.vscode/` from `lib/schema/`, for completion in editors. Run it after changing a schema.',
  diagrams: 'Draws new or changed `mermaid` diagrams into `content/diagrams/`.',
  evidence:
    'Runs the experiments of [evidence/](../evidence/README.md) whose programs are installed, and writes what they print to `content/data/evidence/`. `-- --only NAME` runs one, or several with commas between them.',
  icons: 'Draws the icons of the site and the files of the branding page from the logo.',
  'sample-table': 'Writes the sample table of the Iceberg table explorer to `public/samples/`.',
  fonts: 'Reduces the fonts of the site to the characters, weights and features in use.',
  screenshots: 'Takes the screenshots of this README from `out/`. Run `npm run export` first.',
  'contributors:sync': 'Writes the contributors of OLake from GitHub to `content/data/contributors.json`. Needs `GITHUB_TOKEN`.',
  'search:push': 'Lists the records for a hosted search index. With `-- --yes`, replaces those of the index. Needs `ALGOLIA_WRITE_KEY`.',
  indexnow: 'Lists the pages that changed since a date. With `-- --send`, reports them to search engines. Needs `INDEXNOW_KEY`.',
  reference: 'Writes docs/reference.md from the code.',
  lockfile:
    'Updates `package-lock.json` and adds packages for other systems that npm leaves out. See [Dependencies](../CONTRIBUTING.md#dependencies).',
  bench:
    'Measures build times, memory, page weight and speed; see [docs/performance.md](performance.md). Add `-- --pages` to skip the builds, or `-- --dev` to measure `npm run dev` instead.',
}
