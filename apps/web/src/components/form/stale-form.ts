import type { ApiError } from '#lib/calls/api-error.ts'
import { versionOf } from './form-problems.ts'
import { type Difference, threeWay } from './three-way.ts'

/** What a form knows after somebody else saved the record first. */
export type StaleForm<Values> = {
  theirs: Values
  /** What was changed here, and theirs in every other field. */
  merged: Values
  differences: Difference[]
  version: number | undefined
  /** Who saved it and when; the server does not tell everybody. */
  by: string | undefined
  at: string | undefined
}

type Version<Values> = { toValues: (record: never) => Values; groups?: readonly string[] }

/** Compares what was typed with the record that came with the refusal. */
export function staleFormFrom<Values extends Record<string, unknown>>(
  error: ApiError,
  ours: { base: Values; mine: Values },
  { toValues, groups }: Version<Values>,
): StaleForm<Values> {
  return staleFormOf(error, { ...ours, theirs: toValues(error.current as never) }, groups)
}

export function staleFormOf<Values extends Record<string, unknown>>(
  { current, values: { by, at } }: ApiError,
  versions: { base: Values; mine: Values; theirs: Values },
  groups?: readonly string[],
): StaleForm<Values> {
  return {
    ...threeWay(versions, groups),
    theirs: versions.theirs,
    version: versionOf(current),
    by: by?.toString(),
    at: at?.toString(),
  }
}
