import type { Log } from '@thant/base/log'
import { inSpan, type Tracing } from '@thant/base/spans'
import { type ChildQueue, createChildQueue } from '#lib/children/child-queue.ts'
import type { PrintedDocument } from './printed-document.ts'

export type DrawingState = { state: 'none' | 'waiting' | 'drawing'; ahead: number }

export type Typesetter = Pick<ChildQueue<PrintedDocument, Uint8Array>, 'admit' | 'close'> & {
  /** Throws `pdf.busy` when the queue is full, and `pdf.failed` when drawing fails or takes too long. */
  draw(document: PrintedDocument, hasLeft?: () => boolean): Promise<Uint8Array>
  stateOf(id: string): DrawingState
  /** The number of documents that wait, and of those being drawn. */
  load(): { waiting: number; drawing: number }
}

type Options = {
  log: Log
  idleMs?: number
  timeoutMs?: number
  hangMs?: number
  queueLimit?: number
  /** Tests replace the script. */
  script?: URL
  tracing?: Tracing | undefined
}

/** Draws PDFs one at a time in a process that is started on demand (docs/rules.md#frozen-reports). */
export function createTypesetter({ tracing, ...options }: Options): Typesetter {
  const queue = createChildQueue<PrintedDocument, Uint8Array>({
    purpose: 'draws PDFs',
    script: new URL('child.ts', import.meta.url),
    queueLimit: 100,
    heapMegabytes: 512,
    dataMegabytes: 2_500,
    youngMegabytes: 64,
    codes: { busy: 'pdf.busy', failed: 'pdf.failed' },
    retryAfterSeconds: 60,
    ...options,
  })
  return {
    admit: queue.admit,
    close: queue.close,
    draw: (document, hasLeft) => inSpan(tracing, 'draw PDF', 'internal', () => queue.run(document, hasLeft)),
    stateOf(id) {
      const { state, ahead } = queue.stateOf(id)
      return { state: state === 'running' ? 'drawing' : state, ahead }
    },
    load() {
      const { waiting, running } = queue.load()
      return { waiting, drawing: running }
    },
  }
}
