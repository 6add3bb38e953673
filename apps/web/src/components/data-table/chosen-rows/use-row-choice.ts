import { useState } from 'react'
import type { FileSource } from '../export/use-file-download.ts'

/** The rows of a list that are chosen for one change of all of them. */
export type RowChoice = {
  /** Exports the list, and of it the chosen rows. */
  endpoint: FileSource['endpoint']
  chosen: ReadonlySet<string>
  choose: (ids: readonly string[], isChosen: boolean) => void
  clear: () => void
}

export function useRowChoice(endpoint: FileSource['endpoint']): RowChoice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  return { endpoint, chosen, choose, clear: () => setChosen(new Set()) }
}
