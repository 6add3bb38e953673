export type Part = { at: number; isLast: boolean; contents: Blob }

/**
 * Sends a file part by part and returns the answer to the last one. A part that did not reach the server is sent up to three
 * times, since the server takes a part again.
 */
export async function uploadInParts<Answer>(
  file: Blob,
  partBytes: number,
  send: (part: Part) => Promise<Answer>,
  {
    onProgress,
    isWorthRetrying,
  }: { onProgress: (percent: number) => void; isWorthRetrying: (error: unknown) => boolean },
): Promise<Answer> {
  for (let at = 0; ; at += partBytes) {
    const isLast = at + partBytes >= file.size
    const answer = await tried(() => send({ at, isLast, contents: file.slice(at, at + partBytes) }), isWorthRetrying)
    onProgress(Math.round((Math.min(at + partBytes, file.size) / Math.max(1, file.size)) * 100))
    if (isLast) return answer
  }
}

async function tried<Answer>(attempt: () => Promise<Answer>, isWorthRetrying: (error: unknown) => boolean) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 3 || !isWorthRetrying(error)) throw error
    }
  }
}
