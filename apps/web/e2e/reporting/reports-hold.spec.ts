import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { type Api, apiAs, newOrganization } from '../service/pickup-data.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'

const markup = '<img src=file:///etc/passwd onerror="document.title=1"><script>document.title=2</script>'
const names = [
  markup,
  'စက္ကူပုံးဟောင်းများနှင့် စာအုပ်အဟောင်းများ',
  '♻️🗑️🧃 empty cartons 👩🏽‍🔬',
  'زجاجات فارغة וקרטון',
  'W'.repeat(200),
]
const longName = `${markup} ${'ရန်ကုန်သန့်ရှင်းရေး'.repeat(4)} شركة 🙂 `.padEnd(500, 'Golden')
const types = ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic']

/** Creates a completed pickup with 40 items. */
async function collect(api: Api, organizationId: string, day: string): Promise<string> {
  const { data } = await api('POST', '/logistics', { organizationId, pickUpTime: `${day}T02:30:00Z` })
  const items = Array.from({ length: 40 }, (_, index) => ({
    productName: index < names.length ? names[index] : `${names[index % 4]} ${index}`.slice(0, 200),
    productType: types[index % types.length],
    quantity: 100 - index,
    unit: 'kg',
    remark: '',
  }))
  const weighed = await api('PATCH', `/logistics/${data._id}`, { items, status: 'COMPLETED', __v: data.__v })
  expect(weighed.status).toBe(200)
  return data._id
}

async function save(
  api: Api,
  organization: string,
  layout: 'interval' | 'monthly',
  quarters = ['2025-01'],
): Promise<string> {
  const { status, data } = await api('POST', '/reports', { organization, quarters, layout })
  expect(status).toBe(201)
  return data._id
}

/** Checks the sheets as well as the page, because a sheet cuts off its overflow. */
async function expectNothingOverflows(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main > * > section').count()).toBeGreaterThan(15)
  const wide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main > * > section')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, id, scrollWidth, clientWidth }) => `${tagName} ${id}: ${scrollWidth} in ${clientWidth}`),
    )
  await expect.poll(wide).toEqual([])
}

test('a report with names of any kind fits both widths and the paper, and shows them as text', {
  tag: ['@R-sec-36'],
}, async ({ page }) => {
  test.slow()
  const api = await apiAs(page, 'admin')
  const organization = await newOrganization(api, longName)
  for (let month = 1; month <= 12; month += 1) {
    await collect(api, organization, `2025-${String(month).padStart(2, '0')}-10`)
  }
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const layout of ['interval', 'monthly'] as const) {
    const all = ['2025-01', '2025-04', '2025-07', '2025-10']
    const id = await save(api, organization, layout, layout === 'monthly' ? all.slice(0, 1) : all)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${layout === 'monthly' ? '/pdf_report' : '/report'}/${id}`)
      await expect(page.locator('#cover')).toContainText(longName)
      for (const name of names.slice(0, 4)) await expect(page.locator('main').getByText(name).first()).toBeAttached()
      await expectNothingOverflows(page)
    }
    await expect(page.locator('main script, main img[onerror]')).toHaveCount(0)
    expect(await page.title()).not.toMatch(/^[12]$/)
    await expectNothingSerious(page)
    await page.setViewportSize({ width: 1440, height: 800 })
    await expectOneSheetAPage(page)
    await page.getByRole('button', { name: 'မြန်မာ' }).click()
    await expect(page.locator('#executive-summary h2')).toHaveText('အနှစ်ချုပ်')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectOneSheetAPage(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = await page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
      return { colorScheme, backgroundColor }
    })
    expect([paper.colorScheme, paper.backgroundColor]).toEqual(['light', 'rgb(255, 255, 255)'])
    await page.emulateMedia({ media: null, colorScheme: null })
    await page.getByRole('button', { name: 'English' }).click()
  }
  expect(requests.filter((url) => url.startsWith('file:'))).toEqual([])
})

/** Every page but the annex and what became of the waste, which go on over as many sheets as their lines need. */
async function expectOneSheetAPage(page: Page): Promise<void> {
  const pages = page.locator('main > * > section')
  const long = page.locator('#annex, #what-became')
  await expect(long).toHaveCount(2)
  const whole = await countSheets(page)
  await long.evaluateAll((sections) => sections.map((section) => section.setAttribute('style', 'display: none')))
  const sheets = await countSheets(page)
  expect(sheets).toBe((await pages.count()) - 2)
  expect(whole).toBeGreaterThan(sheets)
  await long.evaluateAll((sections) => sections.map((section) => section.removeAttribute('style')))
}

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('the screens of staff fit such names too', async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const organization = await newOrganization(api, longName)
  await collect(api, organization, '2025-01-10')
  await save(api, organization, 'interval')
  await startSession(page, 'admin')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/reporting/saved?sort=-createdAt')
    await expect(page.getByText(longName).first()).toBeVisible()
    await expectToFit(page)
  }
})

test('a report whose pickups changed says so, and its revision has the current figures', async ({ page }) => {
  const api = await apiAs(page, 'admin')
  const name = `Changed Afterwards ${crypto.randomUUID().slice(0, 8)}`
  const organization = await newOrganization(api, name)
  const pickup = await collect(api, organization, '2025-01-20')
  const frozen = await save(api, organization, 'interval')
  await startSession(page, 'admin')
  const address = `/reporting/saved?organizationName=${encodeURIComponent(name)}&sort=-createdAt`
  await page.goto(address)
  const rows = page.getByRole('row', { name: new RegExp(name) })
  await expect(rows).toHaveCount(1)
  await expect(rows).not.toContainText('data changed since')
  await expect(rows).toContainText('3,220.00')

  const { data } = await api('GET', `/logistics/${pickup}`)
  const items = [{ productName: 'Cardboard', productType: 'Papers', quantity: 12.5, unit: 'kg', remark: '' }]
  expect((await api('PATCH', `/logistics/${pickup}`, { items, __v: data.__v })).status).toBe(200)
  await page.reload()
  await expect(rows).toContainText('data changed since')
  await rows.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Make a new revision' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new revision' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Corrected')
  await expect(rows.first()).toContainText('12.50')
  await expect(rows.last()).toContainText('Corrected by')
  await expect(rows.last()).toContainText('3,220.00')

  await page.goto(`/report/${frozen}`)
  await expect(page.locator('main')).toContainText('3,220.00')
})
