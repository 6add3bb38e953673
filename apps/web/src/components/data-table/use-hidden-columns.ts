import { useLocation, useSearchParams } from 'react-router'
import { readSetting, writeSetting } from '#lib/settings.ts'
import { changed, hiddenColumns } from './list-address.ts'

export type HiddenColumns = {
  /** The keys of the columns that the reader has hidden. */
  hidden: readonly string[]
  hide: (keys: readonly string[]) => void
  /** Adds the hidden columns to what a saved view keeps. */
  inView: (view: string) => string
}

/**
 * Keeps the hidden columns of a list in this browser, and in the address, which links and saved views share. What the
 * address says comes first.
 */
export function useHiddenColumns(list: string): HiddenColumns {
  const [params, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const setting = `hidden ${list}`
  const text = params.get(hiddenColumns) ?? readSetting(setting) ?? ''
  return {
    hidden: text === '' ? [] : text.split(','),
    hide: (keys) => {
      const chosen = keys.length === 0 ? undefined : keys.join()
      writeSetting(setting, chosen)
      setParams(changed(params, { [hiddenColumns]: chosen }), { replace: true, state })
    },
    inView: (view) => {
      const whole = changed(new URLSearchParams(view), { [hiddenColumns]: text })
      whole.sort()
      return whole.toString()
    },
  }
}
