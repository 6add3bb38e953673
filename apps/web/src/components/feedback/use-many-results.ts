import type { ManyResult } from '@thant/contracts/many'
import { ApiError } from '#lib/calls/api-error.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { notifyNotice } from './notify.ts'

/** Says how many of many records were refused and why; of those that were mailed, that nothing was sent. */
export function useManyResults() {
  const { t } = useTranslation()
  const format = useFormat()
  return (results: readonly ManyResult[], isMail = false) => {
    const refused = results.flatMap(({ error }) => (error ? [errorText(new ApiError(409, error), t)] : []))
    if (refused.length === 0) return
    const said = { number: format.number(refused.length), reasons: [...new Set(refused)].join(' ') }
    notifyNotice(
      isMail ? t('Not sent: {{number}}. {{reasons}}', said) : t('Not changed: {{number}}. {{reasons}}', said),
    )
  }
}

export function countDone(results: readonly ManyResult[]): number {
  return results.filter(({ done }) => done).length
}
