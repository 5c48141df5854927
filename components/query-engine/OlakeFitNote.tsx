import type { EngineRecord } from '@/lib/query-engines/engine'
import { olakeAdvice } from '@/lib/query-engines/olake-advice'

/** Requirements of an engine for tables that OLake writes: write mode, catalogs and delete files. */
export function OlakeFitNote({ record: { olake } }: { record: EngineRecord }) {
  return (
    <>
      {olakeAdvice[olake.mode]} <span className="font-medium">Catalogs:</span> {olake.catalogs}.{' '}
      <span className="font-medium">Delete files:</span> {olake.deletes}.
    </>
  )
}
