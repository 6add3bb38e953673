import type { ManyResult } from '@thant/contracts/many'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { notifyDone } from './notify.ts'
import { notifyWithAction } from './notify-with-action.tsx'
import { countDone, useManyResults } from './use-many-results.ts'
import { useTakeBack } from './use-take-back.ts'

type Results = { results: readonly ManyResult[] }

export type SaidOfMany<Former> = {
  /** Where there is a way back. */
  undo?: (former: Former[]) => Promise<{ data: Results }>
  /** Says how many were changed. */
  said: (number: string) => string
  /** True where each gets an email, so that what was refused was not sent. */
  isMail?: boolean
}

/**
 * Says how many of many records were changed, how many were refused and why, and offers to undo the change for ten
 * seconds, as far as there is a way back.
 */
export function useSayChanged() {
  const { t } = useTranslation()
  const format = useFormat()
  const sayRefused = useManyResults()
  const takeBack = useTakeBack()
  return <Former>(
    { results, undo: former = [] }: Results & { undo?: Former[] },
    { undo, said, isMail }: SaidOfMany<Former>,
  ): void => {
    sayRefused(results, isMail)
    const count = countDone(results)
    if (count === 0) return
    if (undo && former.length > 0) {
      const label = former.length === count ? t('Undo') : t('Undo {{number}}', { number: format.number(former.length) })
      notifyWithAction(said(format.number(count)), label, () => void takeBack(() => undo(former)))
    } else notifyDone(said(format.number(count)))
  }
}
