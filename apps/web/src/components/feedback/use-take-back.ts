import type { ManyResult } from '@thant/contracts/many'
import { useTranslation } from '#lib/i18n.ts'
import { notifyDone, notifyError } from './notify.ts'
import { countDone, useManyResults } from './use-many-results.ts'

type Reply = { data: { results: readonly ManyResult[] } }

/** Undoes a change, and says of which records it came too late. */
export function useTakeBack() {
  const { t } = useTranslation()
  const sayRefused = useManyResults()
  return async (send: () => Promise<Reply>): Promise<void> => {
    try {
      const { data } = await send()
      sayRefused(data.results)
      if (countDone(data.results) > 0) notifyDone(t('The change was undone.'))
    } catch (error) {
      notifyError(error, t)
    }
  }
}
