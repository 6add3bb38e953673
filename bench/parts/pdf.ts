import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { wasteTypes } from '@thant/contracts/materials/wastes'
import type { Report } from '@thant/contracts/reporting/report-data'
import { findWholeBrowser } from '../../apps/web/e2e/support/browser.ts'
import { medians } from '../measure.ts'
import { residentBytesOfTree } from '../memory.ts'
import { startPortal } from '../portal-process.ts'
import { startServe } from '../serve-process.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

/**
 * Measures a report of 31 pages and an annex as a PDF: against a browser that prints it, downloaded again, twenty at
 * once, and with an annex of 300 pickups.
 */
export async function benchPdf({ small }: Pick<Targets, 'small'>): Promise<Row[]> {
  const { pool, connectionString, token } = small
  const server = await startServe('api', connectionString)
  const api = `${server.url}/api`
  try {
    const ids = await createReports(api, token, 5, 1)
    const [busy = ''] = await createReports(api, token, 1, 25)
    const [id = ''] = ids
    // Deletes the stored files and the rate limits, because the benchmark exceeds what a user may request.
    const forget = () => pool.query('with files as (delete from report_files) delete from rate_limits')
    const download = async (report: string, query = '') => {
      const reply = await fetch(`${api}/download/${report}${query}`)
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
      return Buffer.from(await reply.arrayBuffer())
    }
    const before = megabytesOf(server.pid)
    const { data: report } = (await (await fetch(`${api}/reports/${id}`)).json()) as { data: Report }
    return [
      { what: 'PDF of four quarters and six types', ...isEqual(report.data.pages.length, 32, 'pages') },
      ...(await againstBrowser(connectionString, report, async () => {
        await forget()
        await download(id)
      })),
      await drawnWithLongAnnex(async () => {
        await forget()
        await download(busy)
      }),
      await verified(api, busy, forget),
      await forget().then(async () => secondDownload(() => download(id), await download(id))),
      await twentyAtOnce(api, async () => {
        await forget()
        const choices = ['ua1', 'a2a'].flatMap((standard) => ['en', 'my'].map((language) => ({ standard, language })))
        await Promise.all(
          ids.flatMap((one) => choices.map((choice) => download(one, `?${new URLSearchParams(choice)}`))),
        )
      }),
      await memoryAfterwards(before, server.pid),
    ]
  } finally {
    await server.stop()
  }
}

/** Creates reports of four quarters for organizations with pickups of all six types, so many in each of twelve months. */
async function createReports(api: string, token: string, count: number, pickupsOfMonth: number): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const write = async (method: string, path: string, body: object): Promise<string> => {
    const reply = await fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { data: { _id: string } }).data._id
  }
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    const organizationId = await write('POST', '/organizations', {
      ...organization,
      name: `Printed ${made}, ${pickupsOfMonth}`,
    })
    for (let index = 0; index < 12 * pickupsOfMonth; index += 1) {
      const month = 1 + (index % 12)
      const day = 1 + Math.floor(index / 12)
      const pickUpTime = new Date(Date.UTC(2024, month - 1, day, 2, 30)).toISOString()
      const pickup = await write('POST', '/logistics', { organizationId, pickUpTime })
      const items = wasteTypes.map((productType, place) => ({
        productName: `Item ${place}`,
        productType,
        quantity: 10 + ((month * 7 + place * 13) % 40),
        unit: 'kg',
      }))
      await write('PATCH', `/logistics/${pickup}`, { status: 'COMPLETED', items })
    }
    const quarters = ['2024-01', '2024-04', '2024-07', '2024-10']
    ids.push(await write('POST', '/reports', { organization: organizationId, quarters }))
  }
  return ids
}

const organization = {
  info: 'An office with a canteen',
  email: 'office@printed.example',
  address: '12 Strand Road, Kyauktada, Yangon',
  officePhoneNumber: '01 234 567',
  contactPersonName: 'Daw Khin Mar',
  contactPersonPhoneNumber: '09 765 4321',
  companyType: 'Trading',
}

/** The browser opens the report's page, waits for its charts and prints it. */
async function againstBrowser(
  connectionString: string,
  { _id, data }: Report,
  draw: () => Promise<void>,
): Promise<Row[]> {
  const portal = await startPortal({ DATABASE_URL: connectionString })
  const browser = await chromium.launch(await findWholeBrowser())
  const charts = data.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'charts' ? block.charts : []))
  try {
    const print = async () => {
      const page = await browser.newPage()
      await page.goto(`${portal.url}/report/${_id}`)
      await page
        .locator('[role=img] svg')
        .nth(charts.length - 1)
        .waitFor({ state: 'attached' })
      await page.pdf({ format: 'A4', tagged: true, outline: true })
      await page.close()
    }
    // After ten runs, the code of both is fully optimized.
    const { typst, chrome } = await medians({ typst: draw, chrome: print }, 15, 10)
    return [
      row('  drawn and kept, against a browser that opens and prints its page', typst / chrome, 0.15, 'x'),
      row('  drawn and kept', typst, chrome * 0.15, 'ms'),
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}

async function drawnWithLongAnnex(draw: () => Promise<unknown>): Promise<Row> {
  const { typst } = await medians({ typst: draw }, 15, 10)
  return row('  drawn with an annex of 300 pickups', typst, 1_000, 'ms')
}

/** The page that verifies a fingerprint shows this one reply. */
async function verified(api: string, id: string, forget: () => Promise<unknown>): Promise<Row> {
  const { data: report } = (await (await fetch(`${api}/reports/${id}`)).json()) as { data: Report }
  await forget()
  const { http } = await medians(
    { http: async () => (await fetch(`${api}/reports/verify?sha256=${report.sha256}`)).json() },
    100,
  )
  return row('  GET /reports/verify, with an annex of 300 pickups', http, 100, 'ms')
}

async function secondDownload(download: () => Promise<unknown>, contents: Buffer): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'thant-bench-pdf-'))
  const file = join(folder, 'report.pdf')
  await writeFile(file, contents)
  const { http, disk } = await medians({ http: download, disk: () => readFile(file) }, 50, 5)
  await rm(folder, { recursive: true })
  return row('  downloaded again, over reading a file', http - disk, 5, 'ms')
}

/** Returns the slowest reply of /health/live while twenty PDFs are requested at once. */
async function twentyAtOnce(api: string, drawAll: () => Promise<void>): Promise<Row> {
  let isDrawing = true
  const drawn = drawAll().finally(() => {
    isDrawing = false
  })
  // A failure is thrown where the promise is awaited; until then it must not end the process.
  drawn.catch(() => {})
  const times: number[] = []
  while (isDrawing) {
    const start = performance.now()
    await (await fetch(`${api}/health/live`)).text()
    times.push(performance.now() - start)
    await delay(5)
  }
  await drawn
  return row('  20 at once: slowest GET /health/live meanwhile', Math.max(...times), 50, 'ms')
}

/** Measures the server and its children after the idle typesetter process has ended. */
async function memoryAfterwards(before: number, pid: number): Promise<Row> {
  await delay(65_000)
  return row('  memory afterwards, over that before', megabytesOf(pid) - before, 50, 'MB')
}

const megabytesOf = (pid: number) => residentBytesOfTree(pid) / 1_024 ** 2

function isEqual(value: number, expected: number, unit: string) {
  return { measured: `${value} ${unit}`, limit: `${expected} ${unit}`, isMet: value === expected }
}
