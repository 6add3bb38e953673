import type { Translate } from '@thant/i18n/translation-key'
import { confirm } from '#components/feedback/confirm.tsx'
import { isUnsent, recordedVisits } from './outbox.ts'

/** Asks a driver who signs out with visits that are not sent yet, which stay on the phone until they sign in there again. */
export async function confirmLeavingUnsent(t: Translate): Promise<boolean> {
  const unsent = recordedVisits().filter(isUnsent).length
  if (unsent === 0) return true
  return await confirm({
    title: t('Log out before all is sent?'),
    body: t(
      'Not sent yet: {{visits}}. They stay on this phone and are sent once you log in on it again. Nobody else sees them.',
      { visits: unsent },
    ),
    confirm: t('Log Out'),
    cancel: t('Stay logged in'),
    isDangerous: true,
  })
}
