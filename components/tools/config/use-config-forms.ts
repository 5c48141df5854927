import { useState } from 'react'
import { checkValue } from '@/lib/tools/config/check'
import { type Finding, readJson } from '@/lib/tools/config/document'
import { type FormValues, fileOf, withValue } from '@/lib/tools/config/form'
import type { ToolReference } from '@/lib/tools/config/tool-data'
import type { FormContext } from './Fields'

/** What a visitor entered in one form. Errors of fields that were not visited are not shown unless `all` is set. */
type Entered = { values: FormValues; visited: ReadonlySet<string>; all: boolean }

/** A form, and the file that it makes. */
export type ConfigForm = {
  context: FormContext
  values: FormValues
  text: string
  findings: readonly Finding[]
  showAll: () => void
}

/** Forms by id. They keep what was entered while another source or destination is chosen, in memory only. */
export function useConfigForms(version: string) {
  const [entered, setEntered] = useState<Readonly<Record<string, Entered>>>({})

  /** @param start values that the form has at first */
  return (id: string, reference: ToolReference, start: FormValues): ConfigForm => {
    const blank: Entered = { values: start, visited: new Set(), all: false }
    const { values, visited, all } = entered[id] ?? blank
    const update = (change: (before: Entered) => Partial<Entered>) =>
      setEntered((forms) => {
        const before = forms[id] ?? blank
        return { ...forms, [id]: { ...before, ...change(before) } }
      })
    const text = JSON.stringify(fileOf(reference, values), null, 2)
    const findings = checkValue(readJson(text), reference, version)
    const problems = new Map<string, Finding[]>()
    for (const finding of findings) {
      const path = finding.path.join('.')
      if (finding.level === 'error' && !all && !visited.has(path)) continue
      problems.set(path, [...(problems.get(path) ?? []), finding])
    }
    return {
      values,
      text,
      findings,
      showAll: () => update(() => ({ all: true })),
      context: {
        reference,
        problems,
        change: (path, value) => update((before) => ({ values: withValue(before.values, path, value) })),
        visit: (path) => update((before) => ({ visited: new Set(before.visited).add(path.join('.')) })),
      },
    }
  }
}
