import type { Json, JsonDocument, JsonObject } from './json'
import { FileProblem } from './problem'

const ADVICE = 'The Iceberg specification requires another value here. Check which program wrote the file.'

const kindOf = (value: Json | undefined): string => {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? `the text "${value.length > 40 ? `${value.slice(0, 40)}...` : value}"` : `${value}`
}

/** An object of a JSON file whose keys are read with their types. Errors name the key and the byte of its value. */
export class Fields {
  constructor(
    private readonly document: JsonDocument,
    private readonly file: string,
    private readonly object: JsonObject,
    /** Place of the object in the document, such as `snapshots[2]`. */
    private readonly path: string,
    private readonly start: number,
  ) {}

  static of(document: JsonDocument, file: string): Fields {
    const { value } = document
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Fields(document, file, value, '', 0)
    throw new FileProblem({ file, offset: 0, found: `The document is ${kindOf(value)}, not an object.`, advice: ADVICE })
  }

  has(key: string): boolean {
    return this.object[key] !== undefined && this.object[key] !== null
  }

  /** The value of a key, without a check. */
  raw(key: string): Json | undefined {
    return this.object[key]
  }

  fail(key: string, expected: string): never {
    const value = this.object[key]
    throw new FileProblem({
      file: this.file,
      offset: value === undefined ? this.start : this.document.offsetOf(this.object, key),
      found: `"${this.place(key)}" is ${kindOf(value)}; it must be ${expected}.`,
      advice: ADVICE,
    })
  }

  text(key: string): string {
    const value = this.object[key]
    return typeof value === 'string' ? value : this.fail(key, 'a text')
  }

  number(key: string): number {
    const value = this.object[key]
    return typeof value === 'number' ? value : this.fail(key, 'a number')
  }

  /** An integer of 64 bits as text, because it can be larger than a number of JavaScript. */
  id(key: string): string {
    const value = this.object[key]
    return typeof value === 'bigint' || Number.isInteger(value) ? String(value) : this.fail(key, 'an integer')
  }

  flag(key: string): boolean {
    const value = this.object[key]
    return typeof value === 'boolean' ? value : this.fail(key, 'true or false')
  }

  numbers(key: string): number[] {
    const value = this.object[key]
    if (!Array.isArray(value)) return this.fail(key, 'an array of numbers')
    return value.map((item) => (typeof item === 'number' ? item : this.fail(key, 'an array of numbers')))
  }

  texts(key: string): string[] {
    const value = this.object[key]
    if (!Array.isArray(value)) return this.fail(key, 'an array of texts')
    return value.map((item) => (typeof item === 'string' ? item : this.fail(key, 'an array of texts')))
  }

  /** Keys and texts of an object. */
  map(key: string): Record<string, string> {
    const value = this.object[key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail(key, 'an object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : String(one)]))
  }

  child(key: string): Fields {
    const value = this.object[key]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return this.fail(key, 'an object')
    return new Fields(this.document, this.file, value, this.place(key), this.document.offsetOf(this.object, key))
  }

  /** Objects of an array. */
  children(key: string): Fields[] {
    const value = this.object[key]
    if (!Array.isArray(value)) return this.fail(key, 'an array')
    return value.map((item, index) => {
      const path = `${this.place(key)}[${index}]`
      const start = this.document.offsetOf(value, index)
      if (typeof item === 'object' && item !== null && !Array.isArray(item)) return new Fields(this.document, this.file, item, path, start)
      throw new FileProblem({
        file: this.file,
        offset: start,
        found: `"${path}" is ${kindOf(item)}; it must be an object.`,
        advice: ADVICE,
      })
    })
  }

  /** Names and objects of an object of objects. */
  entries(key: string): Array<[string, Fields]> {
    const child = this.child(key)
    return Object.keys(child.object).map((name) => [name, child.child(name)])
  }

  private place(key: string): string {
    return this.path ? `${this.path}.${key}` : key
  }
}
