import type { ManyResult } from '@thant/contracts/many'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { notifyDone, notifyError } from './notify.ts'
import { notifyWithAction } from './notify-with-action.tsx'
import { countDone, useManyResults } from './use-many-results.ts'

type Reply<Data = object> = { data: { results: readonly ManyResult[] } & Data }

type ChangeOfMany<Former> = {
  send: () => Promise<Reply<{ undo?: Former[] }>>
  /** Where there is a way back. */
  undo?: (former: Former[]) => Promise<Reply>
  /** Says how many were changed. */
  said: (number: string) => string
  /** True where each gets an email, so that what was refused was not sent. */
  isMail?: boolean
}

/**
 * Changes many records, says how many were refused and why, and offers to undo the others for ten seconds, as far as
 * there is a way back.
 */
export function useChangeMany() {
  const { t } = useTranslation()
  const format = useFormat()
  const sayRefused = useManyResults()

  const takeBack = async (send: () => Promise<Reply>) => {
    try {
      const { data } = await send()
      sayRefused(data.results)
      if (countDone(data.results) > 0) notifyDone(t('The change was undone.'))
    } catch (error) {
      notifyError(error, t)
    }
  }

  /** Tells whether the change was made at all. */
  return async <Former>({ send, undo, said, isMail }: ChangeOfMany<Former>): Promise<boolean> => {
    try {
      const { data } = await send()
      sayRefused(data.results, isMail)
      const count = countDone(data.results)
      if (count === 0) return true
      const { undo: former = [] } = data
      if (undo && former.length > 0) {
        const label =
          former.length === count ? t('Undo') : t('Undo {{number}}', { number: format.number(former.length) })
        notifyWithAction(said(format.number(count)), label, () => void takeBack(() => undo(former)))
      } else notifyDone(said(format.number(count)))
      return true
    } catch (error) {
      notifyError(error, t)
      return false
    }
  }
}
