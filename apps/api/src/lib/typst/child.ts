/** A process of its own: a compiler that hangs or dies takes nothing along, and its memory goes with it. */
import { drawDocument } from './draw-document.ts'
import type { PrintedDocument } from './printed-document.ts'

export type Drawn = { pdf: Uint8Array } | { problem: string }

process.on('message', (document: PrintedDocument) => {
  process.send?.(draw(document))
})
// The server is gone, whatever became of it.
process.on('disconnect', () => process.exit())

function draw(document: PrintedDocument): Drawn {
  try {
    return { pdf: drawDocument(document) }
  } catch (error) {
    return { problem: String(error) }
  }
}
