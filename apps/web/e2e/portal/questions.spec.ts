import { createFormat } from '@thant/i18n/format'
import { newCustomerUser } from '../customers/customer-user.ts'
import { inBurmese, readInBurmese } from '../looks/burmese.ts'
import { countClicks } from '../looks/count-clicks.ts'
import { moneyApi } from '../money/invoice-data.ts'
import { askableDay } from '../service/askable-day.ts'
import { type Api, apiAs, newDriver, newOrganization, newPickup } from '../service/pickup-data.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { expect, type Locator, openContext, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

/** The questions are those of docs/specification.md 13.12-03. */
const phone = { viewport: { width: 360, height: 740 } }
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const format = createFormat({ timeZone: 'Asia/Yangon', language: 'my', timeFormat: '24h' }, inBurmese)

type Named = { name: string }

/** Asks a question on the start page: its answer is there after two presses at most. */
type Ask = (question: string, answer: (page: Page) => Promise<Locator>) => Promise<void>

async function onPhone(page: Page, account: string): Promise<Ask> {
  const presses = await countClicks(page)
  await readInBurmese(page)
  await startSession(page, account)
  await page.goto('/')
  return (question, answer) =>
    test.step(question, async () => {
      await returnToStart(page)
      const before = presses()
      await expect(await answer(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'my')
      expect(presses() - before, question).toBeLessThanOrEqual(2)
    })
}

/** Closes the search where it is open, and leaves another screen. */
async function returnToStart(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  if (new URL(page.url()).pathname === '/') return
  await page
    .getByRole('banner')
    .getByRole('link', { name: inBurmese('Thant, to the start page') })
    .click()
  await expect(page).toHaveURL('/')
}

async function search(page: Page, text: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: inBurmese('Search everything') })
    .click()
  const palette = page.getByRole('dialog', { name: inBurmese('Search everything') })
  await palette.getByRole('combobox').fill(text)
  return palette
}

/** Opens the first thing that is found, and waits until it is there. */
async function searchAndOpen(page: Page, text: string): Promise<void> {
  const palette = await search(page, text)
  await expect(palette.getByRole('option', { name: text }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL('/')
}

async function openLine(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: inBurmese('Show the menu') }).click()
  await page.getByRole('dialog').getByRole('link', { name: line }).click()
}

/** Weighs a pickup of just now, of plastic that was recycled. */
async function newWeighedPickup(office: Api, organization: string): Promise<string> {
  const pickUpTime = fromNow(-2 * minuteMs).toISOString()
  const pickup = await newPickup(office, organization, { pickUpTime })
  const item = { productName: 'Bottles', productType: 'Plastics', quantity: 12.5, unit: 'kg', remark: '' }
  const items = [{ ...item, treatment: 'recycling', measure: 'weighed' }]
  expect((await office('PATCH', `/logistics/${pickup}`, { status: 'COMPLETED', items })).status).toBe(200)
  return pickUpTime
}

test('ten questions of the office are answered on a phone in Burmese in two presses', {
  tag: ['@13.12-03'],
}, async ({ page, browser }) => {
  test.slow()
  await page.setViewportSize(phone.viewport)
  const office = await apiAs(page, 'operation')
  const { email, organization } = await newCustomerUser(page, office, 'Questions House')
  const { name } = (await readAs(page, email)).organization
  const weighedAt = await newWeighedPickup(office, organization)
  const nextAt = fromNow(dayMs).toISOString()
  await newPickup(office, organization, { pickUpTime: nextAt })
  const driver = unique('Ko Underway')
  const stop = unique('Next Stop House')
  const onTheWay = { pickUpTime: fromNow(minuteMs).toISOString(), driver: await newDriver(office, driver) }
  await newPickup(office, await newOrganization(office, stop), onTheWay)
  const customer = await apiAs(page, email)
  const wantedAt = `${await askableDay(page)}T03:00:00.000Z`
  const asked = { organizationId: organization, kind: 'extra', wantedAt, note: 'After the fair' }
  const request = await customer('POST', '/pickup_requests', asked)
  const declined = { note: 'The road is closed.' }
  expect((await office('POST', `/pickup_requests/${request.data._id}/decline`, declined)).status).toBe(200)
  const today = fromNow(0).toISOString()
  const note = { text: 'Asked for a price.', nextContactOn: inYangon(today).day }
  expect((await office('POST', `/organizations/${organization}/notes`, note)).status).toBe(201)
  const { read: readAsOffice } = await readAs(page, 'operation')
  const { answeredBy } = await readAsOffice(`/pickup_requests/${request.data._id}`)
  const money = await moneyApi(page)
  const { invoiceNo } = await money.make({ organization })

  const asOperation = await onPhone(page, 'operation')
  await asOperation('Which driver is where now?', async () =>
    page
      .getByRole('region', { name: inBurmese('The day by driver') })
      .getByRole('listitem')
      .filter({ hasText: driver })
      .getByText(stop),
  )
  await asOperation('What is the phone number of this customer?', async () =>
    (await search(page, name)).getByRole('option', { name: `${name} 01 234 567` }),
  )
  await asOperation('When do we go there next?', async () =>
    (await search(page, name)).getByRole('option').filter({ hasText: format.dateTime(nextAt) }),
  )
  await asOperation('Was the last pickup weighed?', async () => {
    await searchAndOpen(page, name)
    await page.getByRole('tab', { name: inBurmese('Pickups') }).click()
    return page
      .getByRole('listitem')
      .filter({ hasText: format.dateTime(weighedAt) })
      .getByText(inBurmese('Completed'))
  })
  await asOperation('Who answered this request?', async () => {
    const found = (await search(page, name)).getByRole('group', { name: inBurmese('Requests') })
    await found.getByRole('option').first().click()
    return page.getByRole('region', { name: inBurmese('Answer') }).getByText(answeredBy.name)
  })
  await asOperation('Where does the plastic go?', async () => {
    await searchAndOpen(page, inBurmese('Mass balance'))
    return page.getByText('Bago Road Polymers').first()
  })

  const cashier = await (await openContext(browser, phone)).newPage()
  const asFinance = await onPhone(cashier, 'finance')
  const { read } = await readAs(cashier, 'finance')
  await asFinance('Who did not pay?', async () => {
    // Other journeys have invoices too, so that one of the five may have gone meanwhile.
    const { overdue } = await read('/today')
    const owed: Locator[] = overdue.data.map((invoice: { organization: Named; amount: number; currency: string }) =>
      cashier
        .getByRole('listitem')
        .filter({ hasText: invoice.organization.name })
        .getByText(format.money(invoice.amount, invoice.currency)),
    )
    return owed.reduce((one, other) => one.or(other)).first()
  })
  await asFinance('What came in yesterday?', async () => {
    const { received } = await read('/today')
    return cashier.getByText(
      received.sums.length === 0
        ? inBurmese('No invoice was paid on {{day}}.', { day: format.date(received.day) })
        : format.money(received.sums[0].amount, received.sums[0].currency),
    )
  })
  await asFinance('Is this invoice paid?', async () => {
    await searchAndOpen(cashier, invoiceNo)
    return cashier.getByText(inBurmese('Unpaid'), { exact: true }).first()
  })

  const desk = await (await openContext(browser, phone)).newPage()
  const asService = await onPhone(desk, 'customer.service')
  await asService('When is this customer to be called?', async () => {
    await searchAndOpen(desk, name)
    // Today names who else is to be called.
    await expect(desk.getByRole('heading', { name })).toBeVisible()
    return desk.getByText(inBurmese('Next contact: {{day}}', { day: format.date(today) }))
  })
})

test('ten questions of a customer are answered on a phone in Burmese in two presses', {
  tag: ['@13.12-03'],
}, async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone.viewport)
  const office = await apiAs(page, 'super.admin')
  const { email, organization } = await newCustomerUser(page, office, 'Asking House')
  const ends = fromNow(100 * dayMs).toISOString()
  const expiredDate = inYangon(ends).day
  expect((await office('PATCH', `/organizations/${organization}`, { expiredDate })).status).toBe(200)
  await newWeighedPickup(office, organization)
  const nextAt = fromNow(dayMs).toISOString()
  await newPickup(office, organization, { pickUpTime: nextAt })
  const trainingDate = fromNow(20 * dayMs).toISOString()
  const training = { organizationId: organization, trainingDate: inYangon(trainingDate).day, trainingPeriod: '2 hours' }
  expect((await office('POST', '/trainings', training)).status).toBe(201)
  const { invoiceNo } = await (await moneyApi(page)).make({ organization })
  const wantedAt = `${await askableDay(page)}T03:00:00.000Z`
  const customer = await apiAs(page, email)
  const asked = { organizationId: organization, kind: 'extra', wantedAt, note: 'After the fair' }
  expect((await customer('POST', '/pickup_requests', asked)).status).toBe(201)
  const company = await (await readAs(page, email)).read('/company')

  const ask = await onPhone(page, email)
  const card = (name: string) => page.getByRole('region', { name })
  await ask('Is my pickup tomorrow?', async () => card(inBurmese('Next pickup')).getByText(format.dateTime(nextAt)))
  await ask('How much do I owe?', async () => card(inBurmese('To pay')).getByText(format.number(120.5, 2)))
  await ask('How much was collected this month?', async () =>
    card(inBurmese('Collected this month')).getByText(format.weight(12.5)).first(),
  )
  await ask('Until when does our contract run?', async () =>
    card(inBurmese('Contract expires')).getByText(format.date(ends)),
  )
  await ask('What became of my request?', async () =>
    card(inBurmese('What is open')).getByText(format.dateTime(wantedAt)),
  )
  await ask('Was the last pickup weighed, and what was it?', async () => {
    await openLine(page, inBurmese('Collected waste'))
    return page
      .getByRole('listitem')
      .filter({ hasText: inBurmese('Plastic') })
      .getByText(format.kg(12.5))
      .first()
  })
  await ask('When is the next training?', async () => {
    await openLine(page, inBurmese('Training'))
    return page.getByText(format.date(trainingDate)).first()
  })
  await ask('For what is this invoice, and is it paid?', async () => {
    await openLine(page, inBurmese('Invoices'))
    return page.getByRole('listitem').filter({ hasText: invoiceNo }).getByText(inBurmese('Due'), { exact: true })
  })
  await ask('What did we recycle this year?', async () => {
    await searchAndOpen(page, inBurmese('GRI 306 report'))
    return card(inBurmese('Diverted from disposal')).getByText(format.number(12.5, 2)).first()
  })
  await ask('What is the number of the office?', async () => {
    await openLine(page, inBurmese('Contact'))
    return page.getByRole('link', { name: company.phone }).first()
  })
})
