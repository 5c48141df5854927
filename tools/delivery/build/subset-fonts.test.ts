import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFile, fonts, reducedFont } from './subset-fonts'

test('the fonts of the site are those that npm run fonts writes', async () => {
  for (const name of Object.keys(fonts) as Array<keyof typeof fonts>) {
    expect((await reducedFont(name)).equals(readFileSync(fontFile(name))), `${name}: run npm run fonts`).toBe(true)
  }
})
