'use client'

import { SelectField } from '@/components/ui/FilterFields'
import { LazyComponent, lazySource } from '@/components/ui/LazyComponent.client'
import { announceAddress, useAddressQuery } from '@/components/ui/use-address-query'
import { destinationIds, sourceIds, systemOptions } from '@/lib/systems'
import { choiceFrom, searchWith, type Task, tasks } from '@/lib/tools/config/choice'
import type { WorkbenchProps } from './Workbench.client'

const workbench = lazySource<WorkbenchProps>(() => import('./Workbench.client').then((module) => module.Workbench))

function choose(change: Parameters<typeof searchWith>[1]) {
  const url = window.location.pathname + searchWith(window.location.search, change) + window.location.hash
  window.history.replaceState(window.history.state, '', url)
  announceAddress()
}

/**
 * Choice of a task, a source and a destination. The address keeps it, so that other pages link to it. The tool itself loads when a task is
 * chosen. @param data address of its data
 */
export function ConfigShell({ data }: { data: string }) {
  const choice = choiceFrom(useAddressQuery())
  const { task, source, destination } = choice
  return (
    <div className="needs-js no-print">
      <div className="config-choice">
        <fieldset className="config-tasks">
          <legend>Task</legend>
          {(Object.keys(tasks) as Task[]).map((id) => (
            <label key={id}>
              <input type="radio" name="config-task" value={id} checked={id === task} onChange={() => choose({ task: id })} />
              {tasks[id]}
            </label>
          ))}
        </fieldset>
        <SelectField name="Source" options={systemOptions(sourceIds)} value={source} onChange={(id) => choose({ source: id })} />
        <SelectField
          name="Destination"
          options={systemOptions(destinationIds)}
          value={destination}
          onChange={(id) => choose({ destination: id })}
        />
        {!task && <p className="config-help">Choose a task to open the tool.</p>}
      </div>
      {task && <LazyComponent source={workbench} part="The configuration tool" props={{ ...choice, task, data }} />}
    </div>
  )
}
