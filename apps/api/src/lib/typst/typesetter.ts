import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { AppError } from '#lib/app-error.ts'
import type { Log } from '#lib/log.ts'
import { inSpan, type Tracing } from '#lib/tracing/spans.ts'
import type { Drawn } from './child.ts'
import type { PrintedDocument } from './printed-document.ts'

export type DrawingState = { state: 'none' | 'waiting' | 'drawing'; ahead: number }

export type Typesetter = {
  /** Throws `pdf.busy` when the queue is full; callers check it before they assemble a document in vain. */
  admit(id: string): void
  /**
   * Throws `pdf.busy` when the queue is full, and `pdf.failed` when drawing fails or takes too long. A document that
   * waits is left out once everybody who asked for it has gone.
   */
  draw(document: PrintedDocument, hasLeft?: () => boolean): Promise<Uint8Array>
  stateOf(id: string): DrawingState
  /** The number of documents that wait, and of those being drawn. */
  load(): { waiting: number; drawing: number }
  /** Finishes the queue, accepts nothing more and ends the process. */
  close(): Promise<void>
}

type Options = {
  log: Log
  /** The process ends after this time without work. */
  idleMs?: number
  /** The process is killed after this time on one document. */
  patienceMs?: number
  /** The number of waiting documents, without the one being drawn. */
  queueLimit?: number
  /** Tests replace the script. */
  script?: URL
  tracing?: Tracing | undefined
}

type Work = {
  document: PrintedDocument
  pdf: PromiseWithResolvers<Uint8Array>
  /** Of each caller who asked for the document. */
  haveLeft: Array<() => boolean>
}

/** Draws PDFs one at a time in a process that is started on demand (docs/rules.md 13). */
export function createTypesetter(options: Options): Typesetter {
  const { log, idleMs = 60_000, patienceMs = 20_000, queueLimit = 100, tracing } = options
  const script = options.script ?? new URL('child.ts', import.meta.url)
  const queue: Work[] = []
  let current: Work | undefined
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const { PATH, TZ, NODE_COMPILE_CACHE } = process.env
    const started = fork(script, {
      serialization: 'advanced',
      // The process gets none of the server's environment, which holds secrets.
      env: { PATH, TZ, NODE_COMPILE_CACHE },
      // Charts create many short-lived objects.
      execArgv: ['--max-semi-space-size=64', '--max-old-space-size=512'],
    })
    if (started.pid) setPriority(started.pid, 10)
    started.on('message', (drawn: Drawn) => {
      if (child === started) finish(drawn)
    })
    started.on('exit', (code, signal) => {
      if (child !== started) return
      child = undefined
      if (current) finish({ problem: `its process ended with ${code ?? signal}` })
    })
    started.on('error', (error) => log.warn({ err: error }, 'the process that draws PDFs'))
    return started
  }

  function next(): void {
    leaveOutAbandoned()
    current ??= queue.shift()
    clearTimeout(timer)
    if (current === undefined) {
      timer = setTimeout(stopChild, isClosed ? 0 : idleMs).unref()
      return
    }
    child ??= start()
    timer = setTimeout(() => {
      stopChild()
      finish({ problem: `it took longer than ${patienceMs} ms` })
    }, patienceMs)
    child.send(current.document)
  }

  function finish(drawn: Drawn): void {
    const work = current
    current = undefined
    if (work === undefined) return
    if ('pdf' in drawn) work.pdf.resolve(drawn.pdf)
    else {
      log.warn({ problem: drawn.problem, title: work.document.title }, 'a PDF could not be drawn')
      work.pdf.reject(new AppError('pdf.failed'))
    }
    next()
  }

  function stopChild(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  const find = (id: string) => [current, ...queue].find((work) => work?.document.id === id)

  function leaveOutAbandoned(): void {
    for (const work of queue.filter(({ haveLeft }) => haveLeft.every((hasLeft) => hasLeft()))) {
      queue.splice(queue.indexOf(work), 1)
      work.pdf.reject(new AppError('pdf.failed'))
    }
  }

  function admit(id: string): void {
    leaveOutAbandoned()
    const isFull = isClosed || queue.length >= queueLimit
    if (isFull && find(id) === undefined) throw new AppError('pdf.busy', { retryAfterSeconds: 60 })
  }

  return {
    admit,
    async draw(document, hasLeft = () => false) {
      const same = find(document.id)
      same?.haveLeft.push(hasLeft)
      if (same) return same.pdf.promise
      admit(document.id)
      const work: Work = { document, pdf: Promise.withResolvers(), haveLeft: [hasLeft] }
      queue.push(work)
      if (current === undefined) next()
      return inSpan(tracing, 'draw PDF', 'internal', () => work.pdf.promise)
    },
    stateOf(id) {
      if (current?.document.id === id) return { state: 'drawing', ahead: 0 }
      const position = queue.findIndex(({ document }) => document.id === id)
      return position < 0 ? { state: 'none', ahead: 0 } : { state: 'waiting', ahead: position + 1 }
    },
    load: () => ({ waiting: queue.length, drawing: current === undefined ? 0 : 1 }),
    async close() {
      isClosed = true
      await Promise.allSettled([current, ...queue].map((work) => work?.pdf.promise))
      clearTimeout(timer)
      stopChild()
    },
  }
}
