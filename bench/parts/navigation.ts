import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../apps/web/e2e/support/browser.ts'
import { slowLine, slowProcessor } from '../browser/slow-phone.ts'
import { fillSignIn, pressSignIn } from '../demo-account.ts'
import { demoScript, startPortal } from '../portal-process.ts'
import { type Row, row } from '../table.ts'
import { until } from '../until.ts'

/** Milliseconds of each press until its screen stood, and of each until the next paint by the browser's number of it. */
type Presses = { screens: number[]; paints: Record<string, number> }
/** A screen of the menu: a tab of a line, or the line where it has none. */
type Screen = { line: string; address: string }

const accounts = ['customer', 'operation', 'finance', 'admin']
const pairs = 50
const firstUseMs = 60_000
/** A finger stays on a link that long, and somebody looks at a screen that long before the next press. */
const pressMs = 80
const lookMs = 700
const menuLinks = 'nav[aria-label="Main menu"] a'
const tabLinks = 'main nav:not([aria-label="Breadcrumb"]) a'
const observer = fileURLToPath(new URL('../browser/observe-presses.js', import.meta.url))

/**
 * Measures, after a minute of use, how long a screen takes that the menu or a tab leads to, from the end of the press:
 * 50 pairs of screens by chance for each account, on a processor slowed down four times.
 */
export async function benchNavigation(): Promise<Row[]> {
  const portal = await startPortal({}, demoScript)
  const browser = await chromium.launch(await findBrowser())
  try {
    const rows: Row[] = []
    const paints: number[] = []
    for (const account of accounts) {
      const slow = await walk(browser, portal.url, account, slowLine)
      const fast = await walk(browser, portal.url, account)
      rows.push(
        row(`${account}, screen to screen on a slow line, 95th percentile`, percentile(slow.screens, 95), 100, 'ms'),
        row('  on a fast line', percentile(fast.screens, 95), 50, 'ms'),
      )
      paints.push(...Object.values(slow.paints), ...Object.values(fast.paints))
    }
    return [...rows, row('presses to the next paint, 98th percentile', percentile(paints, 98), 150, 'ms')]
  } finally {
    await browser.close()
    await portal.stop()
  }
}

async function walk(
  browser: Browser,
  url: string,
  account: string,
  slowDown?: (page: Page) => Promise<void>,
): Promise<Presses> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript({ path: observer })
  await fillSignIn(page, url, account)
  await pressSignIn(page)
  await page.waitForURL(`${url}/`)
  await page.waitForLoadState('networkidle')
  await slowDown?.(page)
  await slowProcessor(page)

  const began = performance.now()
  const screens = await readMenu(page)
  while (performance.now() - began < firstUseMs) await open(page, another(screens, page))
  const before = (await pressesOf(page)).screens.length
  for (let pair = 0; pair < pairs; pair += 1) await open(page, another(screens, page))
  const { screens: opened, paints } = await pressesOf(page)
  await context.close()
  return { screens: opened.slice(before), paints }
}

/** Walks through the menu and returns its screens. */
async function readMenu(page: Page): Promise<Screen[]> {
  const screens: Screen[] = []
  for (const line of await addressesOf(page, menuLinks)) {
    if (!isAt(page, line)) await press(page, menuLinks, line)
    const tabs = await addressesOf(page, tabLinks)
    screens.push(...(tabs.length === 0 ? [line] : tabs).map((address) => ({ line, address })))
  }
  return screens
}

function another(screens: readonly Screen[], page: Page): Screen {
  const others = screens.filter(({ address }) => !isAt(page, address))
  const chosen = others[Math.floor(Math.random() * others.length)]
  if (chosen === undefined) throw new Error('the menu has one screen')
  return chosen
}

/** Opens a screen by its tab, for which the line of the menu is pressed first where it is another. */
async function open(page: Page, { line, address }: Screen): Promise<void> {
  const tabs = await addressesOf(page, tabLinks)
  if (tabs.includes(address)) return await press(page, tabLinks, address)
  await press(page, menuLinks, line)
  if (!isAt(page, address)) await press(page, tabLinks, address)
}

async function press(page: Page, links: string, address: string): Promise<void> {
  const { length } = (await pressesOf(page)).screens
  await page.locator(`${links}[href="${address}"]`).first().click({ delay: pressMs })
  await until(async () => (await pressesOf(page)).screens.length > length)
  await delay(lookMs)
}

function addressesOf(page: Page, links: string): Promise<string[]> {
  return page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
}

/** What lists add to their address does not tell screens apart. */
function isAt(page: Page, address: string): boolean {
  return new URL(page.url()).pathname === new URL(address, page.url()).pathname
}

function pressesOf(page: Page): Promise<Presses> {
  return page.evaluate<Presses>('window.presses')
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}
