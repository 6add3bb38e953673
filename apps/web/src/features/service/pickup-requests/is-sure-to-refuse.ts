import type { Translate } from '@thant/i18n/translation-key'
import { confirm } from '#components/feedback/confirm.tsx'

/** Asks whether an offered time is really refused, which ends the request. */
export function isSureToRefuse(t: Translate): Promise<boolean> {
  return confirm({
    title: t('Refuse the offered time?'),
    body: t('The request ends then. You can ask for another day.'),
    confirm: t('Do not take it'),
    cancel: t('Back'),
  })
}
