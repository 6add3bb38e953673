import type { AuditEntry } from '@thant/contracts/company/audit'
import type { Translate } from '@thant/i18n/translation-key'
import { personName } from '#lib/entries/person-name.ts'

/** Who made an entry: the portal itself has no address, as somebody has who was not signed in. */
export function actorName({ actor, ip }: Pick<AuditEntry, 'actor' | 'ip'>, t: Translate): string {
  if (actor) return personName(actor.name, t)
  return ip === null ? t('Automatic') : t('Nobody signed in')
}
