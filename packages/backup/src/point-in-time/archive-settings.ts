import type { Keyring } from '../keyring.ts'

export type WalArchiveSettings = {
  dir: string
  /** One can go back this far. */
  keepDays: number
  /** Of BACKUP_PASSPHRASE; undefined leaves what is archived readable. */
  keyring?: Keyring | undefined
}
