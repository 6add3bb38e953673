import type { ManyResult } from '@thant/contracts/many'
import { possibleKey } from '@thant/i18n/possible-key'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { notifyDone, notifyError, notifyNotice } from './notify.ts'
import { notifyWithAction } from './notify-with-action.tsx'

type Reply<Data = object> = { data: { results: readonly ManyResult[] } & Data }

type ChangeOfMany<Former> = {
  send: () => Promise<Reply<{ undo: Former[] }>>
  undo: (former: Former[]) => Promise<Reply>
  /** Says how many were changed. */
  said: (number: string) => string
}

/** Changes many records, says which were refused and why, and offers to undo the others for ten seconds. */
export function useChangeMany() {
  const { t } = useTranslation()
  const format = useFormat()

  const sayRefused = (results: readonly ManyResult[]) => {
    const refused = results.flatMap(({ error }) => (error ? [t(possibleKey(error.message))] : []))
    if (refused.length === 0) return
    const reasons = [...new Set(refused)].join(' ')
    notifyNotice(t('Not changed: {{number}}. {{reasons}}', { number: format.number(refused.length), reasons }))
  }

  const takeBack = async (send: () => Promise<Reply>) => {
    try {
      const { data } = await send()
      sayRefused(data.results)
      if (data.results.some(({ done }) => done)) notifyDone(t('The change was undone.'))
    } catch (error) {
      notifyError(error, t)
    }
  }

  /** Tells whether the change was made at all. */
  return async <Former>({ send, undo, said }: ChangeOfMany<Former>): Promise<boolean> => {
    try {
      const { data } = await send()
      sayRefused(data.results)
      if (data.undo.length > 0) {
        notifyWithAction(said(format.number(data.undo.length)), t('Undo'), () => void takeBack(() => undo(data.undo)))
      }
      return true
    } catch (error) {
      notifyError(error, t)
      return false
    }
  }
}
