import { type ErrorCode, errors, type Failure } from '@thant/contracts/errors'

type Details = Partial<Pick<Failure, 'issues' | 'values' | 'current'>> & {
  message?: string
  retryAfterSeconds?: number
}

/** An expected failure, whose text, code and details are sent to the caller (docs/api.md 1). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? fill(errors[code].text, details.values))
    this.name = 'AppError'
    this.code = code
    this.status = errors[code].status
    this.details = details
  }
}

/** Creates a failure that the form shows at the field `path`. */
export function errorAt(path: string, code: ErrorCode, details: Omit<Details, 'issues'> = {}): AppError {
  const { message } = new AppError(code, details)
  return new AppError(code, { ...details, issues: [{ path, message }] })
}

function fill(text: string, values: Failure['values'] = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
