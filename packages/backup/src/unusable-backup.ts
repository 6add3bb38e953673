/** A file that is no backup, or one that must not be restored here; the message is for the operator. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup'
}

/** A backup that only a newer portal can restore. */
export class NewerBackup extends UnusableBackup {
  override name = 'NewerBackup'
}

/** The file is encrypted and the passphrase is missing or another. */
export class WrongPassphrase extends UnusableBackup {
  override name = 'WrongPassphrase'
}
