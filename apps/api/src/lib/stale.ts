import { AppError } from './app-error.ts'

/** Throws `record.stale` with the record as it is now, when the caller changed an older version of it. */
export function assertCurrent(record: { __v: number }, version: number | undefined): void {
  if (version !== undefined && version !== record.__v) throw new AppError('record.stale', { current: record })
}
