export type Repeated = { stop(): Promise<void> }

/** Does the work at once and again and again, never twice at a time. A failure is told, and the next time comes. */
export function repeat(work: () => Promise<void>, everyMs: number, onError: (error: Error) => void): Repeated {
  let isStopped = false
  let underWay = work().catch(onError)
  let timer = setTimeout(again, everyMs)

  async function again(): Promise<void> {
    await underWay
    if (isStopped) return
    underWay = work().catch(onError)
    timer = setTimeout(again, everyMs)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
