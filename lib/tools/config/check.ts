import { type ConfigReference, holds, isObject, valueAt } from './condition'
import { type Finding, type JsonDocument, type Level, type Report, readJson } from './document'
import { reportKeys } from './key-remarks'
import { validate } from './validation'

/** Findings in the order of the file. Of several at the same place, the more serious ones come first. */
export const sorted = (findings: readonly Finding[]): Finding[] => {
  const levels: Level[] = ['error', 'warning', 'advice']
  return [...findings].sort((a, b) => a.line - b.line || levels.indexOf(a.level) - levels.indexOf(b.level) || a.offset - b.offset)
}

/** Checks each object of a file against its reference. @param version version of OLake that reads the file */
export function checkObjects({ value, placeOf }: JsonDocument, reference: ConfigReference, version: string): Finding[] {
  const findings: Finding[] = []
  const report: Report = (level, path, text, atKey = false) => findings.push({ ...placeOf(path, atKey), level, path, text })
  if (!isObject(value)) {
    report('error', [], 'The file must contain one object in braces.')
    return findings
  }
  validate(value, reference, report)
  reportKeys(value, reference.objects, '', [], version, report)
  return findings
}

/** Checks the values of a file against its reference, and in combination. @param version version of OLake that reads the file */
export function checkValue(document: JsonDocument, reference: ConfigReference, version: string): Finding[] {
  const combined = reference.combinations
    .filter(({ if: condition }) => holds(condition, (path) => valueAt(document.value, path)))
    .map(({ at, level, text }): Finding => {
      const path = at.split('.')
      return { ...document.placeOf(path, true), level, path, text }
    })
  return [...checkObjects(document, reference, version), ...combined]
}

/** Checks the text of a configuration file. */
export function checkFile(text: string, reference: ConfigReference, version: string): Finding[] {
  const document = readJson(text)
  return sorted(document.value === undefined ? document.problems : [...document.problems, ...checkValue(document, reference, version)])
}
