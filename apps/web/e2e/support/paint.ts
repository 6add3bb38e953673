import type { CDPSession } from '@playwright/test'
import { type Browser, openMeasuredContext } from './journey.ts'

export type FirstPaint = {
  /** Compressed kilobytes that arrived before the largest contentful paint. */
  kilobytesBefore: number
  isCodeLoadedAfter: boolean
  layoutShift: number
  hosts: string[]
}

/**
 * Loads an address over 1.6 Mbit/s with 150 ms of latency, like a phone, and returns the browser's measurements. The
 * clock of the journeys would replace the browser's timings, so the page is opened without it.
 */
export async function measureFirstPaint(browser: Browser, address: string): Promise<FirstPaint> {
  const context = await openMeasuredContext(browser)
  const page = await context.newPage()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  const arrivals = noteArrivals(session)
  await page.addInitScript(noteShifts)
  await page.goto(address, { waitUntil: 'networkidle' })
  const { largest, layoutShift, isCodeLoadedAfter } = await page.evaluate(readTimings)
  await context.close()
  const before = arrivals.filter(({ milliseconds }) => milliseconds <= largest)
  const kilobytesBefore = before.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  return { kilobytesBefore, isCodeLoadedAfter, layoutShift, hosts: [...hosts] }
}

/** Records each chunk, because many responses are still arriving at the time of the paint. */
function noteArrivals(session: CDPSession): { milliseconds: number; bytes: number }[] {
  const arrivals: { milliseconds: number; bytes: number }[] = []
  let begun: number | undefined
  const note = (timestamp: number, bytes: number) =>
    arrivals.push({ milliseconds: (timestamp - (begun ?? timestamp)) * 1_000, bytes })
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    begun ??= timestamp
  })
  session.on('Network.responseReceived', ({ timestamp, response }) => note(timestamp, response.encodedDataLength))
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => note(timestamp, encodedDataLength))
  return arrivals
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
  const code = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
  const { shifts } = window as unknown as { shifts: number[] }
  return {
    largest,
    isCodeLoadedAfter: code.length > 0 && code.every(({ startTime }) => startTime >= largest),
    layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
  }
}
