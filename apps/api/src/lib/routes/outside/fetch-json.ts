import * as z from 'zod/mini'

/** How long another server may take for its whole answer. */
export const answerMs = 10_000

export type Limits = { timeoutMs: number; maxBytes: number }

/** Throws unless the answer is JSON, in time and no larger than allowed. Redirects are not followed. */
export async function fetchJson(url: string, init: RequestInit, { timeoutMs, maxBytes }: Limits): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`it answered ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new Error(`it answered more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** For the log, in one line: what Zod finds wrong may be as long as the answer. */
export function problemOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return 'its answer has another form'
  return error instanceof Error && error.cause !== undefined ? `${error.message}: ${error.cause}` : String(error)
}
