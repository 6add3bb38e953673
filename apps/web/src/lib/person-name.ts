import { formerUserName } from '@thant/contracts/customers/users'

/** The name of a user as the history shows it: one whose personal data were removed has none. */
export function personName(name: string, t: (text: string) => string): string {
  return name === formerUserName ? t('Former user') : name
}
