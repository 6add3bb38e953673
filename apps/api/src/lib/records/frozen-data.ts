import { createHash } from 'node:crypto'
import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import type * as z from 'zod/mini'
import { canonicalJson } from '../canonical-json.ts'
import { AppError } from '../requests/app-error.ts'

/**
 * The form in which reports are frozen today. Whoever changes it so that former data fit no longer gives it the next
 * number, and adds a reader of the former one here and one of each to `test/frozen`.
 */
const formatVersion = 1

type FrozenColumns = { data: string; sha256: string; formatVersion: number }

/**
 * The columns of data that never change: canonical JSON as text, and the digest of its bytes
 * (docs/rules.md#frozen-reports). What is no report has a form of its own.
 */
export function freeze(data: object, form = formatVersion): FrozenColumns {
  const text = canonicalJson(data)
  return { data: text, sha256: createHash('sha256').update(text).digest('hex'), formatVersion: form }
}

type FrozenRow = FrozenColumns & { id: string; createdAt: Date; revisionOfId: string | null }

/** What every frozen report tells of itself. Throws for data that this portal cannot read. */
export function presentFrozen<Data>(row: FrozenRow, schema: z.ZodMiniType<Data>) {
  const { id, createdAt, sha256, revisionOfId } = row
  return {
    _id: id,
    number: reportNumberOf(id),
    createdAt: createdAt.toISOString(),
    sha256,
    revisionOf: revisionOfId,
    data: readFrozen(row, schema),
  }
}

function readFrozen<Data>({ data, formatVersion: version }: FrozenRow, schema: z.ZodMiniType<Data>): Data {
  const said: unknown = JSON.parse(data)
  if (version === formatVersion) return said as Data
  // Without a version some of them fit, as the form was widened for most of the time.
  if (version === 0 && schema.safeParse(said).success) return said as Data
  throw new AppError('report.unknown-format')
}
