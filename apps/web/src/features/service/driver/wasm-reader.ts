import compiledCode from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type PictureReader, startReader } from './picture-reader.ts'
import wasmWorker from './wasm-worker.ts?worker&url'

/** Starts the reader in compiled code; it reads nothing where that cannot be had. */
export function startWasmReader(isOver: AbortSignal): PictureReader {
  const reader = startReader(wasmWorker, isOver, false)
  void sendCode(reader)
  return reader
}

async function sendCode(reader: PictureReader): Promise<void> {
  try {
    const reply = await fetch(compiledCode)
    if (!reply.ok) return
    const code = await reply.arrayBuffer()
    reader.worker.postMessage(code, [code])
    reader.isReady = true
  } catch {
    // Without network, it was not used on this phone before.
  }
}
