import { closest, distance } from 'fastest-levenshtein'
import { literalOf } from './literals'
import type { Field } from './schema'
import type { Value } from './values'

/** Conditions on columns, as in the WHERE clause of a query. */

export type Comparison =
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not in'
  | 'is null'
  | 'is not null'
  | 'starts with'
  | 'not starts with'

/** One condition on one column. Conditions on null have no values. */
export type Leaf = { kind: 'leaf'; field: Field; comparison: Comparison; values: Value[] }
export type Predicate = Leaf | { kind: 'and' | 'or'; parts: Predicate[] }

/** A condition that cannot be understood. */
export class PredicateProblem extends Error {
  constructor(
    message: string,
    /** Position in the text, in characters from its start. */
    readonly at: number,
  ) {
    super(message)
    this.name = 'PredicateProblem'
  }
}

type Token = { kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end'; text: string; at: number }

const TOKEN =
  /\s+|([A-Za-z_][\w.]*)|"((?:[^"]|"")*)"|`([^`]*)`|'((?:[^']|'')*)'|([-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)|(<=|>=|<>|!=|==|[=<>(),])/y

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match) {
      const found = text[at] ?? ''
      throw new PredicateProblem(
        found === "'" || found === '"' ? `The quotation mark ${found} is not closed.` : `"${found}" is not expected here.`,
        at,
      )
    }
    const [all, word, quoted, ticked, literal, number, sign] = match
    if (word !== undefined) tokens.push({ kind: 'word', text: word, at })
    else if (quoted !== undefined || ticked !== undefined)
      tokens.push({ kind: 'name', text: quoted?.replaceAll('""', '"') ?? ticked ?? '', at })
    else if (literal !== undefined) tokens.push({ kind: 'text', text: literal.replaceAll("''", "'"), at })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at })
    at += all.length
  }
  tokens.push({ kind: 'end', text: '', at: text.length })
  return tokens
}

const SIGNS: Record<string, Comparison> = { '=': '=', '==': '=', '!=': '!=', '<>': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }
const OPPOSITE: Record<Comparison, Comparison> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  in: 'not in',
  'not in': 'in',
  'is null': 'is not null',
  'is not null': 'is null',
  'starts with': 'not starts with',
  'not starts with': 'starts with',
}

/** The opposite of a condition, without NOT. */
function opposite(predicate: Predicate): Predicate {
  if (predicate.kind === 'leaf') return { ...predicate, comparison: OPPOSITE[predicate.comparison] }
  return { kind: predicate.kind === 'and' ? 'or' : 'and', parts: predicate.parts.map(opposite) }
}

const joined = (kind: 'and' | 'or', parts: Predicate[]): Predicate => (parts.length === 1 && parts[0] ? parts[0] : { kind, parts })

/**
 * Parses a condition such as `amount > 100 AND status IN ('paid', 'sent')`, on the columns of a schema.
 * @throws PredicateProblem with the position of what is wrong
 */
export function parsePredicate(text: string, fields: readonly Field[]): Predicate {
  const tokens = tokensOf(text)
  let next = 0
  const current = () => tokens[next] ?? { kind: 'end' as const, text: '', at: text.length }
  const isWord = (word: string) => current().kind === 'word' && current().text.toLowerCase() === word
  const isSign = (sign: string) => current().kind === 'sign' && current().text === sign
  const fail = (message: string, at = current().at): never => {
    throw new PredicateProblem(message, at)
  }
  const found = () => (current().kind === 'end' ? 'the end' : `"${current().text}"`)
  const takeWord = (word: string) => {
    if (isWord(word)) next++
    else fail(`${word.toUpperCase()} should follow, not ${found()}.`)
  }
  const takeSign = (sign: string) => {
    if (isSign(sign)) next++
    else fail(`"${sign}" should follow, not ${found()}.`)
  }
  const accept = (word: string) => {
    if (!isWord(word)) return false
    next++
    return true
  }

  function fieldOf(token: Token): Field {
    const byName =
      fields.find(({ path }) => path === token.text) ?? fields.find(({ path }) => path.toLowerCase() === token.text.toLowerCase())
    if (byName)
      return ['struct', 'list', 'map'].includes(byName.type)
        ? fail(`${byName.path} is a ${byName.type}, which cannot be compared.`, token.at)
        : byName
    const names = fields.map(({ path }) => path)
    const near = names.length > 0 ? closest(token.text, names) : ''
    const hint =
      near && distance(near.toLowerCase(), token.text.toLowerCase()) <= Math.max(2, token.text.length / 3) ? ` Did you mean ${near}?` : ''
    return fail(`The schema of the snapshot has no column ${token.text}.${hint}`, token.at)
  }

  function literal(field: Field): Value {
    const token = current()
    const isLiteral = token.kind === 'text' || token.kind === 'number' || (token.kind === 'word' && /^(true|false)$/i.test(token.text))
    if (token.kind === 'word' && /^(date|timestamp|time)$/i.test(token.text) && tokens[next + 1]?.kind === 'text') {
      next++
      return literal(field)
    }
    if (!isLiteral) return fail(`A value should follow, not ${found()}. Texts and dates need single quotation marks.`)
    const value = literalOf(field.type, token.text, token.kind === 'text')
    if ('problem' in value) return fail(`${field.path} has the type ${field.type}. ${value.problem}`, token.at)
    next++
    return value.value
  }

  function like(field: Field): Predicate {
    const token = current()
    if (token.kind !== 'text') return fail('A text in single quotation marks should follow LIKE.')
    const prefix = token.text.replace(/%$/, '')
    if (field.type !== 'string') return fail(`LIKE needs a text column; ${field.path} has the type ${field.type}.`, token.at)
    if (/[%_]/.test(prefix)) return fail("Only patterns that end with a single % can skip files, such as 'DE%'.", token.at)
    next++
    return { kind: 'leaf', field, comparison: token.text.endsWith('%') ? 'starts with' : '=', values: [prefix] }
  }

  function condition(): Predicate {
    const token = current()
    if (token.kind !== 'word' && token.kind !== 'name') return fail(`A column should follow, not ${found()}.`)
    const field = fieldOf(token)
    next++
    const sign = current().kind === 'sign' ? SIGNS[current().text] : undefined
    if (sign) {
      next++
      return { kind: 'leaf', field, comparison: sign, values: [literal(field)] }
    }
    if (accept('is')) {
      const not = accept('not')
      takeWord('null')
      return { kind: 'leaf', field, comparison: not ? 'is not null' : 'is null', values: [] }
    }
    const not = accept('not')
    const inner = operator(field)
    return not ? opposite(inner) : inner
  }

  function operator(field: Field): Predicate {
    if (accept('in')) {
      takeSign('(')
      const values = [literal(field)]
      while (isSign(',')) {
        next++
        values.push(literal(field))
      }
      takeSign(')')
      return { kind: 'leaf', field, comparison: 'in', values }
    }
    if (accept('between')) {
      const lower = literal(field)
      takeWord('and')
      const upper = literal(field)
      return joined('and', [
        { kind: 'leaf', field, comparison: '>=', values: [lower] },
        { kind: 'leaf', field, comparison: '<=', values: [upper] },
      ])
    }
    if (accept('like')) return like(field)
    return fail(`A comparison should follow ${field.path}, such as =, <, IN, BETWEEN, LIKE or IS NULL, not ${found()}.`)
  }

  function unit(depth: number): Predicate {
    if (depth > 50) return fail('The condition is nested too deeply.')
    if (accept('not')) return opposite(unit(depth + 1))
    if (!isSign('(')) return condition()
    next++
    const inner = either(depth + 1)
    takeSign(')')
    return inner
  }

  function chain(kind: 'and' | 'or', one: () => Predicate): Predicate {
    const parts = [one()]
    while (accept(kind)) parts.push(one())
    return joined(kind, parts)
  }

  const either = (depth: number): Predicate => chain('or', () => chain('and', () => unit(depth)))
  const result = either(0)
  if (current().kind !== 'end') fail(`AND, OR or the end should follow, not ${found()}.`)
  return result
}
