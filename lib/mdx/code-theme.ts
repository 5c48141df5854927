import type { ThemeRegistration } from 'shiki/core'

/**
 * The code theme. Each color corresponds to a class in `app/styles/code.css`, which defines the displayed color; the values here only
 * identify the tokens. All of them have a contrast ratio of at least 4.5:1 on the background #0B1220.
 */
const tokens = {
  'c-comment': { color: '#8593AD', scopes: ['comment', 'punctuation.definition.comment'] },
  'c-keyword': {
    color: '#8DA2FF',
    scopes: ['keyword', 'storage', 'keyword.control', 'keyword.other', 'storage.type', 'keyword.operator.word'],
  },
  'c-string': {
    color: '#7FDBB6',
    scopes: ['string', 'string.quoted', 'string.unquoted', 'punctuation.definition.string', 'markup.inline.raw'],
  },
  'c-number': {
    color: '#F2B84B',
    scopes: ['constant.numeric', 'constant.language', 'constant.character.escape', 'variable.other.constant'],
  },
  'c-function': {
    color: '#56CBE6',
    scopes: ['entity.name.function', 'support.function', 'entity.name.command', 'entity.name.section', 'markup.heading'],
  },
  'c-property': {
    color: '#9CC7FF',
    scopes: [
      'support.type.property-name',
      'entity.name.tag',
      'variable.other.property',
      'meta.object-literal.key',
      'entity.other.attribute-name',
      'variable.parameter.option',
      'constant.other.option',
    ],
  },
  'c-type': {
    color: '#C9B6FF',
    scopes: [
      'entity.name.type',
      'support.type',
      'support.class',
      'entity.name.class',
      'variable.other.normal',
      'variable.language',
      'punctuation.definition.variable',
    ],
  },
  'c-ins': { color: '#4ED2A0', scopes: ['markup.inserted'] },
  'c-del': { color: '#FF8A7A', scopes: ['markup.deleted', 'invalid'] },
} as const

export const codeTheme = {
  name: 'olake',
  type: 'dark',
  fg: '#DCE4F2',
  bg: '#0B1220',
  settings: Object.values(tokens).map(({ color, scopes }) => ({ scope: [...scopes], settings: { foreground: color } })),
} satisfies ThemeRegistration

const classByColor = new Map(Object.entries(tokens).map(([name, { color }]) => [color, name]))

/** The class of a token with a color of this theme; undefined for plain text. */
export function tokenClass(color: string | undefined): string | undefined {
  return color ? classByColor.get(color.toUpperCase() as (typeof tokens)[keyof typeof tokens]['color']) : undefined
}
