import { otherCustomer } from '../customers/other-customers.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { askableDay } from '../service/askable-day.ts'
import { apiAs, newPickup } from '../service/pickup-data.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { expect, openContext, type Page, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { confirmIfPrompted } from '../support/warning.ts'

const hourMs = 3_600_000

test('a missed pickup is reported on the dashboard, admitted, asked for anew and planned; each sees what changed', {
  tag: ['@10.5-13'],
}, async ({ page, browser }) => {
  test.slow()
  const email = await otherCustomer(page, 25)
  const { organization } = await readAs(page, email)
  const office = await apiAs(page, 'operation')
  const missedAt = fromNow(-2 * hourMs).toISOString()
  const missed = await newPickup(office, organization._id, { pickUpTime: missedAt })
  await office('PATCH', `/logistics/${missed}`, { status: 'CONFIRMED' })
  await newPickup(office, organization._id, { pickUpTime: fromNow(-29 * hourMs).toISOString() })
  await newPickup(office, organization._id, { pickUpTime: fromNow(-hourMs / 2).toISOString() })
  const requestedDay = await askableDay(page, 5)
  const rowOf = (shown: Page) =>
    shown
      .getByRole('region', { name: 'What is open' })
      .getByRole('listitem')
      .filter({ hasText: `, ${inYangon(missedAt).time}` })
  const desk = await (await openContext(browser)).newPage()
  await startSession(desk, 'operation')

  await test.step('the customer reports it, of several without a record', async () => {
    await startSession(page, email)
    await page.goto('/')
    await expect(rowOf(page)).toContainText('Nothing recorded yet')
    const late = page.getByText('If nobody comes, you can report it from')
    await expect(late).toContainText(inYangon(fromNow(hourMs / 2).toISOString()).time.slice(0, 3))
    await expectNothingSerious(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFit(page)
    await page.getByRole('button', { name: 'Report a missed pickup' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report a missed pickup' })
    await expect(dialog.getByRole('combobox', { name: 'Pickup' })).toHaveValue(
      new RegExp(`${inYangon(missedAt).time}$`),
    )
    await expectNothingSerious(page)
    await expectToFit(page)
    await dialog.getByLabel('Note').fill('The bags are still at the gate.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(rowOf(page)).toContainText('Report not answered yet')
    await page.setViewportSize({ width: 1_440, height: 900 })
  })

  await test.step('staff admit it', async () => {
    await desk.goto('/schedule/not-collected?tab=reports')
    await desk
      .getByRole('row', { name: /The bags are still at the gate/ })
      .first()
      .click()
    await expect(desk).toHaveURL(`/schedule/waste-collection/${missed}`)
    // The list, whose rows can be answered too, stays until the pickup is there.
    await expect(desk.getByRole('row', { name: /The bags are still at the gate/ })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Answer' }).click()
    const answer = desk.getByRole('dialog', { name: 'Answer the customer' })
    await answer.getByRole('radio', { name: 'Yes, it was our mistake' }).check()
    await answer.getByLabel('Answer').fill('We are sorry. Which day suits you?')
    await answer.getByRole('button', { name: 'Send' }).click()
    await expect(desk.getByText('Not collected: We did not come')).toBeVisible()
  })

  await test.step('the customer reads it and asks for another time', async () => {
    await page.goto('/')
    await expect(rowOf(page)).toContainText('You can ask us for another time.')
    await rowOf(page).getByRole('link', { name: 'Open the day' }).click()
    await expect(page.getByRole('dialog', { name: 'Pickup Time' })).toContainText('We are sorry. Which day suits you?')
    await page.goBack()
    await rowOf(page).getByRole('link', { name: 'Ask for another time' }).click()
    await page.getByRole('textbox', { name: 'Preferred day' }).fill(requestedDay)
    await page.getByRole('button', { name: 'Send the request' }).click()
    await confirmIfPrompted(page.getByRole('button', { name: 'Save it like this' }), page.getByText('Not answered yet'))
  })
  const request = new URL(page.url()).pathname
  await page.goto('/')
  await expect(rowOf(page)).toHaveCount(0)
  const requested = page.getByRole('listitem').filter({ hasText: 'We answer by' })
  await expect(requested.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', request)

  await test.step('staff accept, and the customer finds it planned', async () => {
    await desk.goto(request)
    await desk.getByRole('button', { name: 'Accept' }).click()
    await desk.getByRole('dialog', { name: 'Accept' }).getByRole('button', { name: 'Accept' }).click()
    await confirmIfPrompted(
      desk.getByRole('button', { name: 'Save it like this' }),
      desk.getByText('The request was accepted.'),
    )
    await expect(desk.getByText('Accepted', { exact: true })).toBeVisible()
    await page.reload()
    await expect(requested).toHaveCount(0)
    await page.goto('/notifications')
    await expect(page.getByRole('link', { name: /was moved to .*, as you asked/ }).first()).toContainText('unread')
    await page.goto(`/schedule?day=${requestedDay}`)
    await expect(page.getByRole('dialog', { name: 'Pickup Time' })).toContainText('Confirmed')
    await page.goto(`/schedule?day=${inYangon(missedAt).day}`)
    await expect(page.getByRole('dialog', { name: 'Pickup Time' })).toContainText('Cancelled')
  })
})

test('an offer stands first on the dashboard, and leads to its answer', { tag: ['@10.5-13'] }, async ({ page }) => {
  const email = await otherCustomer(page, 21)
  const { organization } = await readAs(page, email)
  const office = await apiAs(page, 'operation')
  const { day } = inYangon(fromNow(0).toISOString())
  const wantedAt = `${await askableDay(page, 6)}T02:30:00.000Z`
  const requested = await office('POST', '/pickup_requests', {
    organizationId: organization._id,
    kind: 'extra',
    wantedAt,
  })
  const counterAt = `${await askableDay(page, 7)}T02:30:00.000Z`
  await office('POST', `/pickup_requests/${requested.data._id}/counter`, { counterAt, isSure: true })
  await startSession(page, email)
  await page.goto('/')
  const first = page.getByRole('region', { name: 'What is open' }).getByRole('listitem').first()
  await expect(first).toContainText('We offer')
  expect(inYangon(counterAt).day > day).toBe(true)
  await first.getByRole('link', { name: 'Answer the offer' }).click()
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByText('The offered time was taken.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Answer the offer' })).toHaveCount(0)
})

test('a customer is asked once whether to be told the evening before a pickup', { tag: ['@10.7-11'] }, async ({
  page,
  browser,
}) => {
  const answers = [
    { place: 22, answer: 'Remind me the evening before', mail: 'At once' },
    { place: 23, answer: 'No, thanks', mail: 'Off' },
  ]
  for (const { place, answer, mail } of answers) {
    const customer = await (await openContext(browser, { viewport: { width: 360, height: 740 } })).newPage()
    await startSession(customer, await otherCustomer(page, place))
    await customer.goto('/schedule')
    const requested = customer.getByRole('region', { name: 'Remind me the evening before' })
    await expect(requested).toBeVisible()
    await expectNothingSerious(customer)
    await expectToFit(customer)
    await requested.getByRole('button', { name: answer }).click()
    await expect(requested).toBeHidden()
    await customer.reload()
    await expect(customer.getByRole('region', { name: 'Calendar' })).toBeVisible()
    await expect(requested).toBeHidden()
    await customer.goto('/settings')
    const choice = customer.getByRole('radiogroup', { name: 'A pickup is planned for tomorrow' })
    await expect(choice.getByRole('radio', { name: mail })).toBeChecked()
    await customer.context().close()
  }
})
