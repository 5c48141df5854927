import { type DestinationId, destinationIds, type SourceId, sourceIds } from '../../systems'

/** What the tool is used for. */
export const tasks = { create: 'Create files', check: 'Check a file', state: 'Read a state file' } as const
export type Task = keyof typeof tasks

/** What the tool shows. It is open if a task has been chosen, in the tool or by a link. */
export type Choice = { task: Task | undefined; source: SourceId; destination: DestinationId; catalog: string | undefined }

const oneOf = <Id extends string>(ids: readonly Id[], value: string | null): Id | undefined => ids.find((id) => id === value)

/** Reads the choice from the query of the address: `?source=mysql&destination=parquet&task=check`. Unknown values are left out. */
export function choiceFrom(search: string): Choice {
  const asked = new URLSearchParams(search)
  const source = oneOf(sourceIds, asked.get('source'))
  const destination = oneOf(destinationIds, asked.get('destination'))
  const task = oneOf(Object.keys(tasks) as Task[], asked.get('task'))
  return {
    task: task ?? (source || destination ? 'create' : undefined),
    source: source ?? 'postgres',
    destination: destination ?? 'iceberg',
    catalog: asked.get('catalog') ?? undefined,
  }
}

/** Query of the address with another task, source or destination. What the visitor enters is never part of it. */
export function searchWith(search: string, change: Partial<Record<'task' | 'source' | 'destination', string>>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) query.set(name, value)
  return `?${query}`
}
