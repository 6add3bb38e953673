import type { Failure } from '@thant/contracts/errors'

const unreachableText = 'Network error or server unreachable'
const unexpectedText = 'SERVER ERROR FOUND'

export type Issue = { path: string; message: string }

/** The failure of a call; status 0 means that no response came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: readonly Issue[]
  readonly values: Readonly<Record<string, string | number>>
  /** The current record, with the code `record.stale`. */
  readonly current: unknown
  readonly requestId: string | undefined
  /** What an unexpected answer said, e.g. a proxy's, which only some screens repeat. */
  readonly said: string | undefined

  constructor(status: number, failure: Partial<Omit<Failure, 'code'>> & { code: string; said?: string | undefined }) {
    super(failure.message ?? unexpectedText)
    this.name = 'ApiError'
    this.status = status
    this.code = failure.code
    this.issues = failure.issues ?? []
    this.values = failure.values ?? {}
    this.current = failure.current
    this.requestId = failure.requestId
    this.said = failure.said
  }

  get isUnreachable(): boolean {
    return this.status === 0
  }

  /** The record does not exist or the id is malformed, so a retry would not help. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 400
  }

  get isSessionProblem(): boolean {
    return this.status === 401 && this.code.startsWith('session.')
  }
}

export function unreachable(): ApiError {
  return new ApiError(0, { code: 'network.unreachable', message: unreachableText })
}

/** Describes a response that is not the API's: a proxy's page, or a reply that breaks its contract. */
export function unexpectedAnswer(status: number, requestId?: string, answer?: unknown): ApiError {
  const said = (answer as { message?: unknown } | null | undefined)?.message
  return new ApiError(status, { code: 'server.failed', requestId, said: typeof said === 'string' ? said : undefined })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
