import type { ErrorCode } from '@thant/contracts/errors'
import { AppError } from '#lib/requests/app-error.ts'
import { type Child, type ChildOptions, createChild } from './child.ts'

/** Tasks of one id are done once, for everybody who asks meanwhile. */
type Identified = { id: string; title?: unknown }

export type TaskState = { state: 'none' | 'waiting' | 'running'; ahead: number }

export type ChildQueue<Task extends Identified, Result> = {
  /** Throws `codes.busy` when the queue is full; callers check it before they assemble a task in vain. */
  admit(id: string): void
  /**
   * Throws `codes.busy` when the queue is full or no process starts, and `codes.failed` when the task fails or takes too
   * much. A task waits for as long as those before it take, and is left out once everybody who asked for it has gone.
   */
  run(task: Task, hasLeft?: () => boolean): Promise<Result>
  stateOf(id: string): TaskState
  load(): { waiting: number; running: number }
  /** Finishes the queue, accepts nothing more and ends the processes. */
  close(): Promise<void>
}

type QueueOptions = ChildOptions & {
  processes?: number
  /** The number of waiting tasks, without those that run. */
  queueLimit: number
  codes: { busy: ErrorCode; failed: ErrorCode }
  retryAfterSeconds: number
}

type Work<Task, Result> = {
  task: Task
  result: PromiseWithResolvers<Result>
  /** Of each caller who asked for it. */
  haveLeft: Array<() => boolean>
}

/** Hands tasks to a few processes in the order in which they come (docs/reliability.md R-sec-45). */
export function createChildQueue<Task extends Identified, Result>(options: QueueOptions): ChildQueue<Task, Result> {
  const { processes = 1, queueLimit, codes, retryAfterSeconds } = options
  const children = Array.from({ length: processes }, () => createChild<Task, Result>(options))
  const free = [...children]
  const waiting: Work<Task, Result>[] = []
  const running: Work<Task, Result>[] = []
  let starting = 0
  let isClosed = false

  function next(): void {
    leaveOutAbandoned()
    // The one that was freed last is most likely to be still there.
    while (waiting.length > starting) {
      const child = free.pop()
      if (child === undefined) return
      void serve(child)
    }
  }

  /** Tasks wait while the process starts, so that the first of those who did not give up is served. */
  async function serve(child: Child<Task, Result>): Promise<void> {
    starting += 1
    const failure = await child.start()
    starting -= 1
    leaveOutAbandoned()
    const work = waiting.shift()
    if (work && failure) {
      warn(options, work.task, failure.problem)
      work.result.reject(new AppError(codes.busy, { retryAfterSeconds }))
    } else if (work) await runWith(child, work)
    free.push(child)
    next()
  }

  async function runWith(child: Child<Task, Result>, work: Work<Task, Result>): Promise<void> {
    running.push(work)
    const outcome = await child.run(work.task)
    running.splice(running.indexOf(work), 1)
    if ('result' in outcome) work.result.resolve(outcome.result)
    else {
      warn(options, work.task, outcome.problem)
      work.result.reject(new AppError(codes.failed))
    }
  }

  const find = (id: string) => [...running, ...waiting].find(({ task }) => task.id === id)

  function leaveOutAbandoned(): void {
    for (const work of waiting.filter(({ haveLeft }) => haveLeft.every((hasLeft) => hasLeft()))) {
      waiting.splice(waiting.indexOf(work), 1)
      work.result.reject(new AppError(codes.failed))
    }
  }

  function admit(id: string): void {
    leaveOutAbandoned()
    const isFull = isClosed || waiting.length - starting >= queueLimit
    if (isFull && find(id) === undefined) throw new AppError(codes.busy, { retryAfterSeconds })
  }

  return {
    admit,
    async run(task, hasLeft = () => false) {
      const same = find(task.id)
      same?.haveLeft.push(hasLeft)
      if (same) return same.result.promise
      admit(task.id)
      const work: Work<Task, Result> = { task, result: Promise.withResolvers(), haveLeft: [hasLeft] }
      waiting.push(work)
      next()
      return work.result.promise
    },
    stateOf(id) {
      if (running.some(({ task }) => task.id === id)) return { state: 'running', ahead: 0 }
      const position = waiting.findIndex(({ task }) => task.id === id)
      return stateAt(position, starting)
    },
    load: () => ({ waiting: waiting.length, running: running.length }),
    async close() {
      isClosed = true
      await Promise.allSettled([...running, ...waiting].map(({ result }) => result.promise))
      for (const child of children) child.stop()
    },
  }
}

/** The first of the waiting tasks count as running while a process starts for each of them. */
function stateAt(position: number, starting: number): TaskState {
  if (position < 0) return { state: 'none', ahead: 0 }
  return position < starting ? { state: 'running', ahead: 0 } : { state: 'waiting', ahead: position + 1 - starting }
}

function warn({ log, purpose }: QueueOptions, { title }: Identified, problem: string): void {
  log.warn({ problem, title }, `the process that ${purpose} failed`)
}
