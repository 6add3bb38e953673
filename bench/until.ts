import { setTimeout as delay } from 'node:timers/promises'

const timeoutMs = 600_000

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`it took longer than ${timeoutMs} ms`)
    await delay(100)
  }
}
