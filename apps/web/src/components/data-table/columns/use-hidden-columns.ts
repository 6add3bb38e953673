import { useLocation, useSearchParams } from 'react-router'
import { readSetting, writeSetting } from '#lib/visitor/settings.ts'
import { changed, hiddenColumns } from '../address/list-address.ts'

export type HiddenColumns = {
  /** The keys of the columns that the reader has hidden. */
  hidden: readonly string[]
  hide: (keys: readonly string[]) => void
  /** Adds the hidden columns to what a saved view keeps. */
  inView: (view: string) => string
}

/** Says that a reader hides none of a list whose columns are not all shown at first. */
const noColumns = 'none'

/**
 * Keeps the hidden columns of a list in this browser, and in the address, which links and saved views share. What the
 * address says comes first; where neither says anything, the list may have columns that are hidden.
 */
export function useHiddenColumns(list: string, initially: readonly string[] = []): HiddenColumns {
  const [params, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const setting = `hidden ${list}`
  const byDefault = initially.join()
  const text = params.get(hiddenColumns) ?? readSetting(setting) ?? byDefault
  return {
    hidden: text === '' || text === noColumns ? [] : text.split(','),
    hide: (keys) => {
      const chosen = keys.length === 0 && byDefault !== '' ? noColumns : keys.join()
      const said = chosen === byDefault ? undefined : chosen
      writeSetting(setting, said)
      setParams(changed(params, { [hiddenColumns]: said }), { replace: true, state })
    },
    inView: (view) => {
      const whole = changed(new URLSearchParams(view), { [hiddenColumns]: text === byDefault ? undefined : text })
      whole.sort()
      return whole.toString()
    },
  }
}
