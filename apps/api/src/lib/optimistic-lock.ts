import { AppError } from './app-error.ts'

/** Throws `record.stale` with the current record when the caller edited an older version. */
export function assertVersion(record: { __v: number }, version: number | undefined): void {
  if (version !== undefined && version !== record.__v) throw new AppError('record.stale', { current: record })
}
