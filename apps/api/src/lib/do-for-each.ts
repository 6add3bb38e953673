import type { ManyResult } from '@thant/contracts/many'
import type { AnyContext } from './context.ts'
import { doOrRefuse } from './records/savepoint.ts'
import type { AppError } from './requests/app-error.ts'

/**
 * Does the same to each of many records, which is done or refused for itself: in the order of their ids, so that two who
 * change many wait for each other. `done` is what was returned for those that were done.
 */
export async function doForEach<Named extends { id: string }, Result>(
  context: AnyContext,
  records: readonly Named[],
  work: (record: Named) => Promise<Result>,
): Promise<{ results: ManyResult[]; done: Result[] }> {
  const results: ManyResult[] = []
  const done: Result[] = []
  for (const record of inOrder(records)) {
    const outcome = await doOrRefuse(context, () => work(record))
    results.push(resultOf(record.id, outcome))
    if ('result' in outcome) done.push(outcome.result)
  }
  return { results, done }
}

export function named(ids: readonly string[]): { id: string }[] {
  return ids.map((id) => ({ id }))
}

function inOrder<Named extends { id: string }>(records: readonly Named[]): Named[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return [...byId.values()].toSorted((one, other) => one.id.localeCompare(other.id))
}

function resultOf(id: string, outcome: { result: unknown } | { refused: AppError }): ManyResult {
  if ('result' in outcome) return { id, done: true, error: null }
  const { code, message, details } = outcome.refused
  return { id, done: false, error: { code, message, values: details.values } }
}
