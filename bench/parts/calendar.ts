import { chromium, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { findBrowser } from '../../apps/web/e2e/support/browser.ts'
import { password } from '../portal.ts'
import { startPortal } from '../portal-process.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const days = { few: '2031-03-04', many: '2031-05-06' }

/**
 * Measures the staff's calendar in a browser: a month of 2,000 pickups against one of 200, and how smoothly a pickup is
 * dragged there.
 */
export async function benchCalendar({ small }: Pick<Targets, 'small'>): Promise<Row[]> {
  const { pool, connectionString } = small
  await fillMonth(pool, '2031-03-01', 200)
  await fillMonth(pool, '2031-05-01', 2_000)
  const portal = await startPortal({ DATABASE_URL: connectionString })
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await signIn(page, portal.url)
    const times = { few: [] as number[], many: [] as number[] }
    // The two alternate, so that load on the machine slows both down; the first run of each warms up.
    for (let run = 0; run < 8; run += 1) {
      for (const size of ['few', 'many'] as const) times[size].push(await timeMonth(page, portal.url, days[size]))
    }
    const median = (all: number[]) => all.slice(1).sort((a, b) => a - b)[3] ?? Number.NaN
    return [
      row('calendar, a month of 2,000 pickups drawn, against 200', median(times.many) / median(times.few), 1.5, 'x'),
      row('calendar, 95th-percentile frame while dragging at 2,000', await frameWhileDragging(page), 33, 'ms'),
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}

function fillMonth(pool: Pool, firstDay: string, many: number) {
  return pool.query(
    `insert into pickups (organization_id, site_id, pick_up_at, status, way_type)
     select (select id from organizations order by id limit 1), (select id from organizations order by id limit 1), $1::timestamptz + n * interval '30 days' / $2::int,
       'CONFIRMED', 'Dry' from generate_series(1, $2::int) n`,
    [firstDay, many],
  )
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/log_in`)
  await page.getByLabel('Email').fill('bench@bench.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((address) => !address.pathname.includes('log_in'))
}

/** Returns the milliseconds from opening the screen until its events are painted. */
async function timeMonth(page: Page, url: string, day: string): Promise<number> {
  await page.goto(`${url}/schedule/waste-collection/calendar?date=${day}`, { waitUntil: 'commit' })
  await page.locator('[data-pickup]').first().waitFor()
  // The script is text, because it uses browser functions that are not in the types of Node.
  return page.evaluate(
    'new Promise((painted) => requestAnimationFrame(() => setTimeout(() => painted(performance.now()))))',
  )
}

/** Returns the milliseconds between drawn frames, from the browser's trace. */
async function frameWhileDragging(page: Page): Promise<number> {
  const tracing = await page.context().newCDPSession(page)
  const drawn: number[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value as unknown as Array<{ name: string; ts: number }>) {
      if (name === 'DrawFrame') drawn.push(ts / 1_000)
    }
  })
  const event = await page.locator('[data-pickup]').nth(20).boundingBox()
  if (event === null) throw new Error('there is no event to drag')
  await page.mouse.move(event.x + 10, event.y + 10)
  await page.mouse.down()
  await page.mouse.move(event.x + 30, event.y + 20, { steps: 5 })
  await tracing.send('Tracing.start', { categories: 'devtools.timeline,disabled-by-default-devtools.timeline.frame' })
  for (let turn = 0; turn < 180; turn += 1) {
    await page.mouse.move(700 + 360 * Math.sin(turn / 15), 600 + 200 * Math.cos(turn / 15))
  }
  const complete = new Promise<unknown>((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  await tracing.send('Tracing.end')
  await complete
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const gaps = drawn
    .sort((a, b) => a - b)
    .slice(1)
    .map((at, index) => at - (drawn[index] ?? at))
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN
}
