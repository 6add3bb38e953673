import { formerUserName } from '@thant/contracts/users'
import type { TFunction } from 'i18next'

/** The name of a user as the history shows it: one whose personal data were removed has none. */
export function personName(name: string, t: TFunction): string {
  return name === formerUserName ? t('Former user') : name
}
