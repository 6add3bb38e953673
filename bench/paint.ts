import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../apps/web/e2e/browser.ts'
import { serveBarePage } from './bare-page.ts'
import { median } from './measure.ts'
import { demoScript, startPortal } from './portal-process.ts'
import { type Row, row } from './table.ts'

/** What the browser saw of one load: seconds until the largest paint and until a figure, and how far things moved. */
type Paint = { largest: number; figure: number; shift: number }

const visits = 5
const observer = fileURLToPath(new URL('observe-paint.js', import.meta.url))
const demoPassword = 'thant-demo'
const aFigure = /\d kg/

/**
 * Measures the first pictures of a phone on a slow line: 1.6 Mbit/s, 150 ms, and a processor slowed down four times.
 * Each row is the median of five visits with an empty cache.
 */
export async function benchPaint(): Promise<Row[]> {
  const [portal, bare] = [await startPortal({}, demoScript), await serveBarePage()]
  const browser = await chromium.launch(await findBrowser())
  try {
    const limit = Math.max(1.5, 1.6 * (await medianPaint(browser, bare.url)).largest)
    const rows: Row[] = []
    for (const path of ['/landing', '/log_in', '/payment/battery']) {
      const { largest, shift } = await medianPaint(browser, portal.url + path)
      rows.push(row(`${path}, largest paint`, largest, limit, 's'), row('  layout shift', shift, 0.05, ''))
    }
    const report = await medianPaint(browser, `${portal.url}/report/${await publicReportOf(portal.url)}`)
    rows.push(
      row('a public report, largest paint', report.largest, 2.5, 's'),
      row('  layout shift', report.shift, 0.05, ''),
    )
    for (const [account, seconds] of [
      ['customer', 2.5],
      ['admin', 3],
    ] as const) {
      const state = await signIn(browser, portal.url, account)
      const { figure, shift } = await medianPaint(browser, `${portal.url}/`, state)
      rows.push(
        row(`dashboard of ${account}, with its figures`, figure, seconds, 's'),
        row('  layout shift', shift, 0.05, ''),
      )
    }
    return rows
  } finally {
    await browser.close()
    await bare.stop()
    await portal.stop()
  }
}

async function publicReportOf(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'admin@demo.example', password: demoPassword })
  const signedIn = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  const { data } = (await signedIn.json()) as { data: { token: string } }
  const authorization = `Bearer ${data.token}`
  const listed = await fetch(`${url}/api/reports?layout=interval`, { headers: { authorization } })
  const { data: reports } = (await listed.json()) as { data: [{ _id: string }] }
  return reports[0]._id
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function signIn(browser: Browser, url: string, account: string): Promise<State> {
  const page = await browser.newPage()
  await page.goto(`${url}/log_in`)
  await page.getByLabel('Email').fill(`${account}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText(aFigure).first().waitFor()
  const state = await page.context().storageState()
  await page.close()
  return state
}

async function medianPaint(browser: Browser, url: string, state?: State): Promise<Paint> {
  const paints: Paint[] = []
  let kept = state
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      locale: 'en-GB',
      ...(kept && { storageState: kept }),
    })
    paints.push(await paintOf(context, url, state !== undefined))
    // The session's token is renewed by each visit, and works once.
    if (kept) kept = await context.storageState()
    await context.close()
  }
  const of = (name: keyof Paint) => median(paints.map((paint) => paint[name]))
  return { largest: of('largest'), figure: of('figure'), shift: of('shift') }
}

async function paintOf(context: BrowserContext, url: string, hasFigures: boolean): Promise<Paint> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ path: observer })
  await page.goto(url, { waitUntil: 'commit' })
  if (hasFigures) await page.getByText(aFigure).first().waitFor()
  const figure = await page.evaluate<number>('performance.now() / 1000')
  await page.waitForLoadState('networkidle')
  const { largest, shift } = await page.evaluate<Omit<Paint, 'figure'>>('window.seen')
  return { largest, figure, shift }
}
