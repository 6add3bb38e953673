import { expectNothingSerious } from '../looks/axe.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow, now } from '../support/clock.ts'
import { expect, openContext, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { startSession } from '../support/sign-in.ts'
import { confirmIfPrompted } from '../support/warning.ts'
import { askableDay } from './askable-day.ts'
import { apiAs } from './pickup-data.ts'

const hourMs = 3_600_000

test('a customer asks for a pickup, gets another time offered, and takes it from the mail', {
  tag: ['@10.6-07'],
}, async ({ page, browser }) => {
  const wanted = await askableDay(page)
  // An offer for today is mailed at night too.
  const offered = inYangon(fromNow(hourMs).toISOString())
  await startSession(page, 'customer')
  await page.goto('/')
  await page.getByRole('link', { name: 'Request a pickup' }).click()
  await expect(page.getByText('Earliest day:')).toBeVisible()
  await page.getByRole('textbox', { name: 'Preferred day' }).fill(wanted)
  await expect(page.getByText('You can ask for this until')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Paper' }).check()
  await page.getByLabel('Estimated amount').fill('Ten bags')
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await confirmIfPrompted(page.getByRole('button', { name: 'Save it like this' }), page.getByText('Not answered yet'))
  const address = new URL(page.url()).pathname

  const office = await openContext(browser)
  const desk = await office.newPage()
  await startSession(desk, 'operation')
  await desk.goto('/pickup_requests')
  await expect(desk.getByText('Open requests:')).toBeVisible()
  await expectNothingSerious(desk)
  await desk.goto(address)
  await desk.getByRole('button', { name: 'Offer another time' }).click()
  await desk.getByLabel('Offered time, day').fill(offered.day)
  await desk.getByLabel('Offered time, day').press('Tab')
  await desk.getByRole('combobox', { name: 'Offered time, time' }).fill(offered.time)
  await desk.getByRole('button', { name: 'Offer this time' }).click()
  await confirmIfPrompted(
    desk.getByRole('button', { name: 'Save it like this' }),
    desk.getByText('Another time offered'),
  )
  await office.close()

  const mail = await mailTo('customer@demo.example', '/offer/')
  const link = /\/offer\/[\w-]+/.exec(mail)?.[0] ?? ''
  const stranger = await openContext(browser)
  const reader = await stranger.newPage()
  await reader.goto(link)
  await expect(reader.getByText(`, ${offered.time}`)).toBeVisible()
  await expectNothingSerious(reader)
  await reader.getByRole('button', { name: 'Take this time' }).click()
  await expect(reader.getByText('Thank you. We come at this time.')).toBeVisible()
  await stranger.close()

  await page.goto('/notifications')
  const offerNotice = page.getByRole('link', { name: 'We offer you another time' }).first()
  await expect(offerNotice).toContainText('unread')
  await page.goto('/notifications?kind=pickup-cancelled&isUnread=true')
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  await expect(offerNotice).toBeHidden()
  await page.getByRole('button', { name: 'Clear all' }).click()
  // On one line.
  await expect
    .poll(async () => (await page.getByText('Newest first').boundingBox())?.height ?? Infinity)
    .toBeLessThan(30)
  await page.getByText('Oldest first').click()
  await expect(page).toHaveURL(/sort=createdAt/)
  await page.getByText('Newest first').click()
  await expectNothingSerious(page)
  await offerNotice.click()
  await expect(page.getByText('Offer taken')).toBeVisible()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('link', { name: 'We offer you another time' }).first()).not.toContainText('unread')
})

test('staff and the customer answer a request at once, and the second answer loses nothing', {
  tag: ['@10.6-13'],
}, async ({ page, browser }) => {
  const customer = await apiAs(page, 'customer')
  const { organization } = await readAs(page, 'customer')
  const wanted = await askableDay(page)
  const ask = async (): Promise<string> => {
    const wantedAt = `${wanted}T03:30:00.000Z`
    const body = { organizationId: organization._id, kind: 'extra', wantedAt }
    return (await customer('POST', '/pickup_requests', body)).data._id
  }
  const time = now()
  const office = await openContext(browser)
  const desk = await office.newPage()
  for (const one of [page, desk]) await one.clock.setFixedTime(time)
  await startSession(page, 'customer')
  await startSession(desk, 'operation')

  const withdrawn = await ask()
  await desk.goto(`/pickup_requests/${withdrawn}`)
  await desk.getByRole('button', { name: 'Decline' }).click()
  const decline = desk.getByRole('dialog', { name: 'Decline' })
  await decline.getByLabel('Reason').fill('The road is closed on that day.')
  await page.goto(`/pickup_requests/${withdrawn}`)
  await page.getByRole('button', { name: 'Cancel the request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click()
  await expect(page.getByText('The request was cancelled.')).toBeVisible()
  await decline.getByRole('button', { name: 'Decline' }).click()
  await expect(decline.getByText('This was settled in the meantime: Request cancelled.')).toBeVisible()
  await expect(decline.getByLabel('Reason')).toHaveValue('The road is closed on that day.')
  await expectNothingSerious(desk)
  await desk.keyboard.press('Escape')
  await expect(decline).toBeHidden()
  await expect(desk.getByText('Request cancelled')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Decline' })).toBeHidden()

  const declined = await ask()
  await page.goto(`/pickup_requests/${declined}`)
  await page.getByRole('button', { name: 'Cancel the request' }).click()
  const staff = await apiAs(desk, 'operation')
  await staff('POST', `/pickup_requests/${declined}/decline`, { note: 'The road is closed on that day.' })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the request' }).click()
  await expect(page.getByText('This request was settled in the meantime. Please look at it again.')).toBeVisible()
  await expect(page.getByText('The road is closed on that day.')).toBeVisible()
  await office.close()
})
