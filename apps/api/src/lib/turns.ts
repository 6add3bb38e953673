import { AppError } from './app-error.ts'

/**
 * Lets only so much work of a kind run at a time, first come, first served. Throws `server.busy` when too much waits.
 */
export function createTurns({ running: limit, waiting }: { running: number; waiting: number }) {
  const queue: Array<() => void> = []
  let running = 0

  async function begin(): Promise<void> {
    if (running < limit) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new AppError('server.busy', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  /** The place goes to the next in the queue without becoming free in between. */
  function end(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
