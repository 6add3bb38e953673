import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/**
 * Why a backup was made: somebody asked for it, it was night, data were about to be migrated or replaced, or somebody went
 * back to the moment of which it is.
 */
export const backupReasons = ['asked', 'nightly', 'migration', 'restore', 'moment'] as const
export type BackupReason = (typeof backupReasons)[number]

/** For how many days backups stay that were not made at night, whose reason somebody may remember. */
export const otherBackupDays = 30

export const backupNameSchema = z.string('Required').check(z.regex(/^thant-[\w.-]{1,100}\.tar$/, 'Invalid name'))

const backupSchema = z.object({
  name: backupNameSchema,
  madeAt: z.string(),
  reason: z.enum(backupReasons),
  /** Of the portal that made it. */
  version: z.string(),
  bytes: z.int(),
  isEncrypted: z.boolean(),
  rows: z.int(),
  files: z.int(),
  /** Uploads that were missing on disk when it was made. */
  missingFiles: z.int(),
  /** Null until it was checked; `restored` is a check by restoring it, `read` compares its digests alone. */
  check: z.nullable(z.object({ at: z.string(), how: z.enum(['restored', 'read']), problem: z.nullable(z.string()) })),
  /** Null if no second place is set. */
  hasCopy: z.nullable(z.boolean()),
})
export type Backup = z.output<typeof backupSchema>

const attemptSchema = z.object({
  at: z.string(),
  reason: z.enum(backupReasons),
  /** What went wrong, in the words of the server; null if nothing did. */
  problem: z.nullable(z.string()),
  /** False if the portal stopped meanwhile. */
  isEnded: z.boolean(),
})
export type BackupAttempt = z.output<typeof attemptSchema>

type ProblemFact = { label: TranslationKey; value: string | { text: TranslationKey } }

/** Says of an attempt that failed what its problem means, for who knows no codes, and what the server says of it. */
export function problemFacts(problem: string | null): ProblemFact[] {
  if (problem === null) return [{ label: 'What went wrong', value: { text: 'The portal stopped meanwhile.' } }]
  const [, cause] = Object.entries(causes).find(([code]) => problem.includes(code)) ?? []
  if (cause === undefined) return [{ label: 'What went wrong', value: problem }]
  return [
    { label: 'What went wrong', value: { text: cause } },
    { label: 'In the words of the server', value: problem },
  ]
}

const causes: Record<string, TranslationKey> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EACCES: 'The folder cannot be written to',
  EPERM: 'The folder cannot be written to',
  EROFS: 'The folder cannot be written to',
  ENOENT: 'A file or folder is missing',
}

const backupsSchema = z.object({
  /** Newest first. */
  backups: z.array(backupSchema),
  /** Names of files that are damaged, that the server may not read, or that have another passphrase. */
  unreadable: z.array(z.string()),
  /** A backup that is being made at this moment, on whichever server. */
  underWay: z.nullable(z.object({ percent: z.int() })),
  /** The last try of the portal that has ended; null if there was none, or a backup that was made otherwise is newer. */
  lastAttempt: z.nullable(attemptSchema),
  /** Of the newest backup in which no check found a fault. */
  lastGoodAt: z.nullable(z.string()),
  /** True when that is more than two days ago. */
  isOverdue: z.boolean(),
  /** Where they are, for the recovery kit. */
  folder: z.string(),
  secondPlace: z.nullable(z.string()),
  /** Whether new backups are encrypted. */
  isEncrypting: z.boolean(),
  /** The moments that can be restored, each null while there are none; null unless the WAL is archived. */
  moments: z.nullable(
    z.object({
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
      /** True when archiving or base backups have failed for a while. */
      isOverdue: z.boolean(),
    }),
  ),
})
export type Backups = z.output<typeof backupsSchema>

export const backupEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/backups',
    access: 'backups:list',
    summary: 'The backups that are kept, newest first',
    reply: backupsSchema,
  }),
  make: endpoint({
    method: 'POST',
    path: '/backups',
    access: 'backups:create',
    summary: 'Make a backup now, in the background',
    reply: z.object({}),
    status: 201,
    message: 'The backup is being made.',
    limits: [{ by: 'actor', max: 6, windowSeconds: 3_600, counts: 'all' }],
  }),
  download: endpoint({
    method: 'GET',
    path: '/backups/:name',
    access: 'backups:download',
    summary: 'Download a backup of all rows; uploads are not in it',
    params: z.object({ name: backupNameSchema }),
    reply: 'file',
  }),
}
