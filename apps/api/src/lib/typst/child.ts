/** Runs in its own process, so that a compiler that hangs or crashes does no harm, and its memory is freed with it. */
import { drawDocument } from './draw-document.ts'
import type { PrintedDocument } from './printed-document.ts'

export type Drawn = { pdf: Uint8Array } | { problem: string }

process.on('message', (document: PrintedDocument) => {
  process.send?.(draw(document))
})
// The parent disconnected, so there is no one to send a result to.
process.on('disconnect', () => process.exit())

function draw(document: PrintedDocument): Drawn {
  try {
    return { pdf: drawDocument(document) }
  } catch (error) {
    return { problem: String(error) }
  }
}
