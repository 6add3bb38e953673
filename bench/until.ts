import { setTimeout as delay } from 'node:timers/promises'

const patienceMs = 600_000

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > patience) throw new Error(`it took longer than ${patienceMs} ms`)
    await delay(100)
  }
}
