import type { UseFormReturnType } from '@mantine/form'
import { type RefObject, useState } from 'react'
import type { StaleForm } from './stale-form.ts'

export type Conflict<Values> = {
  /** Set when somebody else saved first. */
  stale: StaleForm<Values> | undefined
  show: (stale: StaleForm<Values>) => void
  /** Later changes are told by comparison with these values. */
  startFrom: (values: Values) => void
  takeTheirs: () => void
  /** Keeps what was changed here, and takes over what others changed in the other fields. */
  keepMine: () => void
  /**
   * Adopts the version of a change that the same user made outside the form, and the fields it changed, unless others
   * changed the record in between.
   */
  followOwnChange(version: number, changed?: Partial<Values>): void
}

/** Two people who change one record: the form's values, theirs, and the version that the next save is based on. */
export function useConflict<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  version: RefObject<number | undefined>,
): Conflict<Values> {
  const [stale, setStale] = useState<StaleForm<Values>>()

  const startFrom = (values: Values) => {
    form.setInitialValues(values)
    form.resetDirty(values)
  }
  const settle = (values: Values) => {
    if (!stale) return
    form.setValues(values)
    startFrom(stale.theirs)
    version.current = stale.version
    setStale(undefined)
  }

  return {
    stale,
    show: setStale,
    startFrom,
    takeTheirs: () => stale && settle(stale.theirs),
    keepMine: () => stale && settle(stale.merged),
    followOwnChange: (next, changed) => {
      if (version.current !== next - 1) return
      version.current = next
      if (changed === undefined) return
      const mine = { ...form.getValues(), ...changed }
      startFrom({ ...form.getInitialValues(), ...changed })
      form.setValues(mine)
    },
  }
}
