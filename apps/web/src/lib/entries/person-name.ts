import { formerUserName } from '@thant/contracts/customers/users'
import type { Translate } from '@thant/i18n/translation-key'

/** The name of a user as the history shows it: one whose personal data were removed has none. */
export function personName(name: string, t: Translate): string {
  return name === formerUserName ? t('Former user') : name
}
