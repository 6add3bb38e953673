import { useState } from 'react'

/** The rows of a list that are chosen for one change of all of them. */
export type RowChoice = {
  chosen: ReadonlySet<string>
  choose: (ids: readonly string[], isChosen: boolean) => void
  clear: () => void
}

export function useRowChoice(): RowChoice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  return { chosen, choose, clear: () => setChosen(new Set()) }
}
