import type { Page } from '@playwright/test'

export type FirstPaint = {
  /** What was asked for before the largest content was painted, compressed as it was sent. */
  kilobytesBefore: number
  isCodeLoadedAfter: boolean
  layoutShift: number
  hosts: string[]
}

/** Loads an address over a line of 1.6 Mbit/s with 150 ms of delay, as a phone has it, and reads what the browser noted. */
export async function measureFirstPaint(page: Page, address: string): Promise<FirstPaint> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.addInitScript(noteShifts)
  await page.goto(address, { waitUntil: 'networkidle' })
  const measured = await page.evaluate(readTimings)
  return { ...measured, hosts: [...hosts] }
}

function noteShifts(): void {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

async function readTimings() {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const transfers = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const before = (transfers as PerformanceResourceTiming[]).filter(({ startTime }) => startTime < largest)
  const { shifts } = window as unknown as { shifts: number[] }
  return {
    kilobytesBefore: before.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    isCodeLoadedAfter: !before.some(({ name }) => /\/assets\/.*\.js$/.test(name)),
    layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
  }
}
