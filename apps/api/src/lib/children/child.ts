import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Log } from '@thant/base/log'
import { leftOf, processorTimeOf } from './processor-time.ts'
import type { Answer } from './serve-tasks.ts'

export type ChildOptions = {
  log: Log
  /** What the process does, for the log. */
  purpose: string
  script: URL
  /** The process ends after this time without work. */
  idleMs?: number
  /** The process is killed when a task took this much of the processor's time. */
  timeoutMs?: number
  /** The same for its start. */
  startTimeoutMs?: number
  /** It hangs, and is killed, when either took so long by the clock. Browsers wait no longer for an answer. */
  hangMs?: number
  /** Of objects of JavaScript. */
  heapMegabytes: number
  /** Of all memory that the process can write to, of which some 700 MB are reserved at its start and never used. */
  dataMegabytes: number
  /** Charts create many short-lived objects. */
  youngMegabytes?: number
}

export type Outcome<Result> = { result: Result } | { problem: string }

export type Child<Task, Result> = {
  /** Starts the process unless it runs already. Comes before each `run`; never rejects, as little as that. */
  start(): Promise<{ problem: string } | undefined>
  /** Takes one task at a time. */
  run(task: Task): Promise<Outcome<Result>>
  stop(): void
}

/** A process that is started on demand, and killed when a task takes more time or memory than it may. */
export function createChild<Task extends object, Result>(options: ChildOptions): Child<Task, Result> {
  const { log, purpose, idleMs = 60_000, timeoutMs = 20_000, startTimeoutMs = 60_000, hangMs = 300_000 } = options
  let running: ChildProcess | undefined
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  /** What waits for the process: its start, or a task. */
  let waiting: PromiseWithResolvers<Outcome<Result> | 'ready'> | undefined

  function listenTo(started: ChildProcess): void {
    started.on('message', (answer: Answer<Result>) => {
      if (running !== started) return
      isStarted = true
      finish(answer)
    })
    started.on('exit', (code, signal) => {
      if (running !== started) return
      running = undefined
      finish({ problem: `its process ended with ${code ?? signal}` })
    })
    started.on('error', (error) => log.warn({ err: error }, `the process that ${purpose}`))
  }

  function giveUpAfter(processorMs: number): void {
    const limits = { processorMs, hangMs }
    const begun = { at: performance.now(), usedMs: processorTimeOf(running) }
    const look = () => {
      const leftMs = leftOf(begun, processorTimeOf(running), limits)
      if (leftMs > 0) {
        timer = setTimeout(look, leftMs)
        return
      }
      stop()
      finish({ problem: `it took more than ${processorMs} ms of the processor, or ${hangMs} ms` })
    }
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(processorMs, hangMs))
  }

  function finish(outcome: Outcome<Result> | 'ready'): void {
    clearTimeout(timer)
    timer = setTimeout(stop, idleMs).unref()
    waiting?.resolve(outcome)
    waiting = undefined
  }

  function stop(): void {
    clearTimeout(timer)
    running?.kill('SIGKILL')
    running = undefined
  }

  return {
    async start() {
      if (running && isStarted) return undefined
      isStarted = false
      running = startProcess(options)
      listenTo(running)
      giveUpAfter(startTimeoutMs)
      waiting = Promise.withResolvers()
      const outcome = await waiting.promise
      return outcome !== 'ready' && 'problem' in outcome ? outcome : undefined
    },
    async run(task) {
      waiting = Promise.withResolvers()
      const { promise } = waiting
      giveUpAfter(timeoutMs)
      if (running) running.send(task)
      else finish({ problem: 'its process ended' })
      const outcome = await promise
      return outcome === 'ready' ? { problem: 'its process began anew' } : outcome
    },
    stop,
  }
}

function startProcess({ script, heapMegabytes, dataMegabytes, youngMegabytes = 16 }: ChildOptions): ChildProcess {
  const { PATH, TZ, NODE_COMPILE_CACHE } = process.env
  const started = fork(script, {
    serialization: 'advanced',
    // The process gets none of the server's environment, which holds secrets.
    env: { PATH, TZ, NODE_COMPILE_CACHE },
    // The heap's limit leaves out what libraries in C take, so the kernel limits the whole. No memory is dumped.
    execPath: '/bin/sh',
    execArgv: [
      '-c',
      `ulimit -c 0; ulimit -d ${dataMegabytes * 1_024} 2>/dev/null; exec "$0" "$@"`,
      process.execPath,
      `--max-old-space-size=${heapMegabytes}`,
      `--max-semi-space-size=${youngMegabytes}`,
    ],
  })
  if (started.pid) setPriority(started.pid, 10)
  return started
}
