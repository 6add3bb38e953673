import { backupReasons } from '@thant/contracts/reporting/backups'
import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

export const keyPattern = /^[0-9a-f]{32}\.(?:jpg|png|pdf|gz)$/

const tableSchema = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: z.number().int().nonnegative(),
  /** Of the rows as COPY writes them, in the order of the primary key. */
  sha256,
})

const fileSchema = z.object({ key: z.string().regex(keyPattern), bytes: z.number().int().nonnegative(), sha256 })

/** The first entry of a backup; it says what the others are. */
export const manifestSchema = z.object({
  product: z.literal('thant'),
  format: z.literal(1),
  /** Of the portal that made the backup. */
  version: z.string().min(1),
  madeAt: z.iso.datetime(),
  reason: z.enum(backupReasons),
  postgresql: z.string(),
  /** The hashes of the migrations of the database, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which rows can be inserted. */
  tables: z.array(tableSchema),
  /** Tables whose rows are not kept, since they mean nothing after a restore. */
  leftOut: z.array(identifier),
  sequences: z.array(z.object({ name: identifier, lastValue: z.string().nullable() })),
  /** Uploads; they are kept beside the backup, in the folder `files`. */
  files: z.array(fileSchema),
  /** Uploads that the database names and that were not there. */
  missingFiles: z.array(z.string()),
  /** Mails that waited to be sent; they are not in the backup. */
  waitingMails: z.number().int().nonnegative(),
})

export type Manifest = z.output<typeof manifestSchema>
export type StoredTable = z.output<typeof tableSchema>
export type StoredFile = z.output<typeof fileSchema>

/** Larger than that of a million uploads. */
export const maxManifestBytes = 250_000_000
