export type EventLoopDelay = { milliseconds(): number; stop(): void }

/**
 * Measures now and then how late a short timer is. A pause of its own is seldom seen, while a server that is busy all
 * the time is late whenever it is measured. Node's own monitor would wake an idle server a hundred times a second.
 */
export function watchEventLoop(): EventLoopDelay {
  let delayMs = 0
  let timer = setTimeout(measure, everyMs).unref()

  function measure(): void {
    timer = setTimeout(note, timerMs, performance.now() + timerMs).unref()
  }

  function note(dueAt: number): void {
    delayMs = performance.now() - dueAt
    timer = setTimeout(measure, everyMs).unref()
  }

  return { milliseconds: () => delayMs, stop: () => clearTimeout(timer) }
}

const everyMs = 2_000
const timerMs = 10
