import { useSearchParams } from 'react-router'
import { isUnfiltered, reopened } from '../address/is-unfiltered.ts'

export type OpeningView = { isOn: boolean; toggle: () => void }

/** Opens a list on the part that is needed most; a search or a filter looks through all of it, as does the toggle. */
export function useOpeningView(): OpeningView {
  const [params, setParams] = useSearchParams()
  const isOn = isUnfiltered(params)
  return { isOn, toggle: () => setParams(reopened(params, isOn ? { when: 'all' } : {})) }
}
