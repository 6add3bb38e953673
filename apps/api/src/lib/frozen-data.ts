import { createHash } from 'node:crypto'
import { reportNumberOf } from '@thant/contracts/report-data'
import { canonicalJson } from './canonical-json.ts'

/** The columns of data that never change: canonical JSON as text, and the digest of its bytes (docs/rules.md 13). */
export function freeze(data: object): { data: string; sha256: string } {
  const text = canonicalJson(data)
  return { data: text, sha256: createHash('sha256').update(text).digest('hex') }
}

type FrozenRow = { id: string; createdAt: Date; data: string; sha256: string; revisionOfId: string | null }

/** What every frozen report tells of itself; `data` is of the type that was frozen. */
export function presentFrozen<Data>({ id, createdAt, data, sha256, revisionOfId }: FrozenRow) {
  return {
    _id: id,
    number: reportNumberOf(id),
    createdAt: createdAt.toISOString(),
    sha256,
    revisionOf: revisionOfId,
    data: JSON.parse(data) as Data,
  }
}
