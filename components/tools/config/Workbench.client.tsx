'use client'

import { useEffect, useState } from 'react'
import { LazyPart } from '@/components/ui/LazyPart.client'
import { LoadFailure } from '@/components/ui/LoadFailure'
import type { Choice, Task } from '@/lib/tools/config/choice'
import type { ToolData } from '@/lib/tools/config/tool-data'
import { CheckPanel } from './CheckPanel'
import { CreatePanel } from './CreatePanel'
import { StatePanel } from './StatePanel'

/** `data` is the address of the tool's data. */
export type WorkbenchProps = Omit<Choice, 'task'> & { task: Task; data: string }

/** The data of the tool. It is requested once; nothing else is ever requested. */
function useToolData(address: string) {
  const [data, setData] = useState<ToolData>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the data again
  useEffect(() => {
    const request = new AbortController()
    fetch(address, { signal: request.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${address} answered ${response.status}`))))
      .then(setData, (cause) => request.signal.aborted || setError(cause))
    return () => request.abort()
  }, [address, attempt])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  return { data, error, retry }
}

/** The tool itself: forms that make files, the check of files that exist, and the decoder of states. What the visitor enters stays in the memory of the page. */
export function Workbench({ task, source, destination, catalog, data: address }: WorkbenchProps) {
  const { data, error, retry } = useToolData(address)
  if (error !== undefined) return <LoadFailure part="The configuration tool" error={error} retry={retry} />
  return (
    <LazyPart loading={!data} label="Loading the configuration tool">
      {data && (
        <>
          <div hidden={task !== 'create'}>
            <CreatePanel data={data} source={source} destination={destination} catalog={catalog} />
          </div>
          <div hidden={task !== 'check'}>
            <CheckPanel data={data} source={source} destination={destination} />
          </div>
          <div hidden={task !== 'state'}>
            <StatePanel data={data} source={source} destination={destination} />
          </div>
        </>
      )}
    </LazyPart>
  )
}
