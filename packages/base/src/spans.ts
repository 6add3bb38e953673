/** Texts and figures of a span. Nothing about people belongs in them: no values of statements, addresses or names. */
export type Attributes = Record<string, string | number>

export type Span = {
  /** What the work begins, also later, is a part of this span. */
  run<Result>(work: () => Result): Result
  /** `problem` says in one word what went wrong. */
  end(outcome?: { attributes?: Attributes; problem?: string | undefined }): void
}

export type Tracing = {
  /** Begins a part of the span around it, or a trace; with the headers of a caller, a part of the caller's trace. */
  begin(
    name: string,
    options?: {
      kind?: 'internal' | 'server' | 'client' | 'consumer'
      attributes?: Attributes
      caller?: Record<string, string | string[] | undefined> | undefined
    },
  ): Span
  isInSpan(): boolean
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Runs work as a span of its own, where somebody collects traces. */
export async function inSpan<Result>(
  tracing: Tracing | undefined,
  name: string,
  kind: 'internal' | 'consumer',
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracing === undefined) return work()
  const span = tracing.begin(name, { kind })
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({ problem: problemOf(error) })
    throw error
  }
}

/** The code of an error, or its name: its message may quote values. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
