import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idSchema, secretLinkParams } from '../primitives.ts'
import { backupNameSchema } from '../reporting/backups.ts'

const limits = [{ by: 'ip', max: 30, windowSeconds: 900, counts: 'failures' }] as const

/** A backup is sent in parts, so that a slow or broken connection costs one part alone. */
export const uploadPartBytes = 8 * 1_024 * 1_024

const foundBackupSchema = z.object({
  name: backupNameSchema,
  bytes: z.int(),
  isEncrypted: z.boolean(),
  /** Null as long as the passphrase is unknown. */
  madeAt: z.nullable(z.string()),
  version: z.nullable(z.string()),
})
export type FoundBackup = z.output<typeof foundBackupSchema>

/** A new portal can take over a backup instead of making its first super admin. */
export const setupBackupEndpoints = {
  listFound: endpoint({
    method: 'GET',
    path: '/setup/:link/backups',
    access: 'public',
    summary: 'The backups in the folder of backups of a portal without users',
    params: secretLinkParams,
    reply: z.array(foundBackupSchema),
    limits,
  }),
  uploadPart: endpoint({
    method: 'POST',
    path: '/setup/:link/backups',
    access: 'public',
    summary: 'Upload the next part of a backup; the last one answers with the name under which it is kept',
    params: secretLinkParams,
    query: z.object({
      id: idSchema,
      /** Where the part begins; a part that was received already may be sent again. */
      at: z.coerce.number().check(z.int('Invalid number'), z.minimum(0, 'Invalid number')),
      isLast: z.optional(z.literal('true', 'Invalid')),
    }),
    upload: { field: 'part', maxBytes: uploadPartBytes },
    reply: z.object({ bytes: z.int(), found: z.nullable(foundBackupSchema) }),
    status: 201,
    transaction: { own: 'a part goes to the folder of backups and the database knows nothing of it' },
    limits,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/setup/:link/restore',
    access: 'public',
    summary: 'Replace the empty data of a portal without users by a backup',
    params: secretLinkParams,
    body: z.object({
      name: backupNameSchema,
      passphrase: z.optional(z.string().check(z.maxLength(1_000, 'At most 1000 characters'))),
      /** True restores the rows although uploads that they name are missing. */
      isWithoutFiles: z.optional(z.boolean()),
    }),
    reply: z.object({ rows: z.int(), copiedFiles: z.int() }),
    status: 201,
    transaction: { own: 'a restore replaces every table in a transaction of its own' },
    limits,
  }),
}
