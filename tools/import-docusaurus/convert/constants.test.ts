import { expect, test } from 'vitest'
import { rewritten } from './testing'

const constants = "export const first = 'North'\nexport const Docks = [first, 'South']\nexport const port = 80\n\n"
const shown = "export const first = 'North'\nexport const Docks = [first, 'South']\n"

test.each([
  ['code', '{Docks.map((each) => each.port)}', '{Docks.map((each) => each.port)}'],
  ['Board', '<Board docks={Docks} />', '<Board docks={Docks} />'],
])('a box with %s shows the constants that its code uses', (name, body, source) => {
  expect(rewritten(constants + body).text).toBe(`:::warning[Not imported: ${name}]\n\n\`\`\`tsx\n${shown}${source}\n\`\`\`\n\n:::\n`)
})

test('code within a line shows the constants that it uses', () => {
  expect(rewritten(`${constants}The docks {Docks.join()} at {port}.`).text).toBe(
    `The docks \`${shown.replaceAll('\n', ' ')}{Docks.join()}\` at 80.\n`,
  )
})

test('a box with exported code shows constants of another part of the page once', () => {
  const { text } = rewritten(`${constants}Text\n\nexport const All = () => <b>{Docks}</b>\n`)
  expect(text).toBe(`Text\n\n:::warning[Not imported: code]\n\n\`\`\`tsx\n${shown}export const All = () => <b>{Docks}</b>\n\`\`\`\n\n:::\n`)
})
