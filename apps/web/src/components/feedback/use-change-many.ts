import type { ManyResult } from '@thant/contracts/many'
import { useTranslation } from '#lib/i18n.ts'
import { notifyError } from './notify.ts'
import { type SaidOfMany, useSayChanged } from './use-say-changed.ts'

type Changed<Former> = { data: { results: readonly ManyResult[]; undo?: Former[] } }

/** Changes many records and says what became of each; tells whether the change was made at all. */
export function useChangeMany() {
  const { t } = useTranslation()
  const sayChanged = useSayChanged()
  return async <Former>({
    send,
    ...says
  }: SaidOfMany<Former> & { send: () => Promise<Changed<Former>> }): Promise<boolean> => {
    try {
      sayChanged((await send()).data, says)
      return true
    } catch (error) {
      notifyError(error, t)
      return false
    }
  }
}
