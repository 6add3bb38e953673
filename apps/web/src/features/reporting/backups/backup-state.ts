import type { Backup } from '@thant/contracts/reporting/backups'
import type { TranslationKey } from '@thant/i18n/translation-key'

export const reasonLabels: Record<Backup['reason'], TranslationKey> = {
  asked: 'By hand',
  nightly: 'Every night',
  migration: 'Before an upgrade',
  restore: 'Before a restore',
  moment: 'Of an earlier moment',
}

type State = { label: TranslationKey; color: 'leaf' | 'gray' | 'brick' }

/** Says what is known of whether the backup can be restored. */
export function stateOf({ check }: Pick<Backup, 'check'>): State {
  if (check === null) return { label: 'Not checked yet', color: 'gray' }
  if (check.problem !== null) return { label: 'Damaged', color: 'brick' }
  return { label: check.how === 'restored' ? 'Restored on trial' : 'Read and compared', color: 'leaf' }
}
