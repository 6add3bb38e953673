import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../apps/web/e2e/support/browser.ts'
import { serveBarePage } from '../bare-page.ts'
import { benchEntering } from '../browser/entering.ts'
import { openPhone, slowLine, slowProcessor } from '../browser/slow-phone.ts'
import { tokenOf } from '../demo-account.ts'
import { median } from '../measure.ts'
import { demoScript, startPortal } from '../portal-process.ts'
import { type Row, row } from '../table.ts'

/** What the browser saw of one load: seconds until the largest paint, and how far things moved. */
type Paint = { largest: number; shift: number }

const visits = 5
const observer = fileURLToPath(new URL('../browser/observe-paint.js', import.meta.url))

/**
 * Measures the first pictures of a phone on a slow line: 1.6 Mbit/s, 150 ms, and a processor slowed down four times.
 * Each row is the median of five visits.
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
    return [...rows, ...(await benchEntering(browser, portal.url))]
  } finally {
    await browser.close()
    await bare.stop()
    await portal.stop()
  }
}

async function publicReportOf(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'admin')}` }
  const listed = await fetch(`${url}/api/reports?layout=interval`, { headers })
  const { data: reports } = (await listed.json()) as { data: [{ _id: string }] }
  return reports[0]._id
}

async function medianPaint(browser: Browser, url: string): Promise<Paint> {
  const paints: Paint[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await openPhone(browser)
    const page = await context.newPage()
    await slowLine(page)
    await slowProcessor(page)
    await page.addInitScript({ path: observer })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForLoadState('networkidle')
    paints.push(await page.evaluate<Paint>('window.seen'))
    await context.close()
  }
  const of = (name: keyof Paint) => median(paints.map((paint) => paint[name]))
  return { largest: of('largest'), shift: of('shift') }
}
