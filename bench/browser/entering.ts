import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { fillSignIn, pressSignIn } from '../demo-account.ts'
import { median } from '../measure.ts'
import { type Row, row } from '../table.ts'
import { until } from '../until.ts'
import { openPhone, slowLine, slowProcessor } from './slow-phone.ts'

/** Seconds until the first kilograms stand and until the screen takes presses, and how far things moved until then. */
type Entrance = { figure: number; usable: number; shift: number }

const visits = 5
const observer = fileURLToPath(new URL('observe-figures.js', import.meta.url))
const typingMs = 8_000
const lookingMs = 8_000

/** Measures how long a customer and the office wait for the start page, on a slow phone. */
export async function benchEntering(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const account of ['customer', 'admin']) {
    const signedIn = await medianOf(() => signInSlowly(browser, url, account))
    const cold = await medianOf(() => openCold(browser, url, account))
    const again = await medianOf(() => comeBack(browser, url, account))
    const busy: number[] = []
    for (let time = 0; time < visits; time += 1) busy.push(await busySeconds(browser, url, account))
    rows.push(
      row(`${account}, from Sign In to the first figures`, signedIn.figure, 1.5, 's'),
      row('  start page with empty caches, first figures', cold.figure, 2, 's'),
      row('  usable', cold.usable, 4.5, 's'),
      row('  layout shift', cold.shift, 0.02, ''),
      row('  next visit, first figures', again.figure, 1.2, 's'),
      row('  usable', again.usable, 2.5, 's'),
      row('  main thread until usable, on a processor that is not slowed', median(busy), 0.4, 's'),
    )
  }
  return rows
}

async function medianOf(visit: () => Promise<Entrance>): Promise<Entrance> {
  const seen: Entrance[] = []
  for (let time = 0; time < visits; time += 1) seen.push(await visit())
  const of = (name: keyof Entrance) => median(seen.map((entrance) => entrance[name]))
  return { figure: of('figure'), usable: of('usable'), shift: of('shift') }
}

async function signInSlowly(browser: Browser, url: string, account: string): Promise<Entrance> {
  const context = await openPhone(browser)
  const page = await openSlowPage(context)
  await fillSignIn(page, url, account)
  await delay(typingMs)
  await pressSignIn(page)
  const seen = await entranceOf(page)
  await context.close()
  return seen
}

async function openCold(browser: Browser, url: string, account: string): Promise<Entrance> {
  const context = await openSignedIn(browser, url, account)
  const page = await openSlowPage(context)
  await page.goto(`${url}/`, { waitUntil: 'commit' })
  const seen = await entranceOf(page)
  await context.close()
  return seen
}

/** The access token was in the memory of the page that is closed, so that the next one has to ask for another. */
async function comeBack(browser: Browser, url: string, account: string): Promise<Entrance> {
  const context = await openPhone(browser)
  const former = await enter(context, url, account)
  await delay(lookingMs)
  const page = await openSlowPage(context)
  await former.close()
  await page.goto(`${url}/`, { waitUntil: 'commit' })
  const seen = await entranceOf(page)
  await context.close()
  return seen
}

/** Returns what the main thread of a page has worked until it takes presses, whatever else the machine did. */
async function busySeconds(browser: Browser, url: string, account: string): Promise<number> {
  const context = await openSignedIn(browser, url, account)
  const page = await context.newPage()
  await page.addInitScript({ path: observer })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${url}/`, { waitUntil: 'commit' })
  await entranceOf(page)
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Opens a phone that has a session and nothing in its caches. */
async function openSignedIn(browser: Browser, url: string, account: string): Promise<BrowserContext> {
  const former = await openPhone(browser)
  await enter(former, url, account)
  const context = await openPhone(browser, await former.storageState())
  await former.close()
  return context
}

async function enter(context: BrowserContext, url: string, account: string): Promise<Page> {
  const page = await context.newPage()
  await fillSignIn(page, url, account)
  await pressSignIn(page)
  await page.waitForURL(`${url}/`)
  await page.waitForLoadState('networkidle')
  return page
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await slowLine(page)
  await slowProcessor(page)
  await page.addInitScript({ path: observer })
  return page
}

async function entranceOf(page: Page): Promise<Entrance> {
  await until(async () => (await page.evaluate<Entrance | undefined>('window.figures'))?.usable !== 0)
  return await page.evaluate<Entrance>('window.figures')
}
