import type { TranslationKey } from '@thant/i18n/translation-key'
import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { askableDay } from '../service/askable-day.ts'
import { type Api, apiAs, newPickup } from '../service/pickup-data.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { expect, openContext, type Page, test } from '../support/journey.ts'
import { mailTo } from '../support/mailbox.ts'
import { gatePhoto } from '../support/photo.ts'
import { demoPassword, startSession } from '../support/sign-in.ts'
import { confirmIfPrompted } from '../support/warning.ts'
import { otherCustomer } from './other-customers.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** No other journey closes a day so far ahead. The holidays are on Tuesdays, so that work goes on the day after. */
const firstHoliday = 70

const weeks = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1_440, height: 900 } },
  { language: 'my', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const

for (const [index, { language, colorScheme, viewport }] of weeks.entries()) {
  test.describe(`${language}, ${colorScheme} and ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport })

    test("a customer's week: another time offered, a holiday, and a missed pickup that is disputed", {
      tag: ['@2.15-08', '@10.5-04', '@10.6-07'],
    }, async ({ page, browser }) => {
      test.slow()
      const email = await otherCustomer(page, 10 + index)
      const { organization } = await readAs(page, email)
      const office = await apiAs(page, 'operation')
      // On some clocks the contract ends before what is asked for.
      const longer = { expiredDate: dayAhead(firstHoliday + 67) }
      expect((await office('PATCH', `/organizations/${organization._id}`, longer)).status).toBe(200)
      const say = (text: TranslationKey) => (language === 'my' ? inBurmese(text) : text)
      const button = (name: TranslationKey) => page.getByRole('button', { name: say(name) })
      const expectGoodScreen = async (shown: Page = page) => {
        await expect(shown.locator('html')).toHaveAttribute('lang', language)
        await expectNothingSerious(shown)
        await expectToFit(shown)
      }
      await startSession(page, email)
      await page.request.patch('/api/me/preferences', { data: { language }, headers: await headersOf(page, email) })

      await test.step('asks for an extra pickup', async () => {
        await page.goto('/')
        await page.getByRole('link', { name: say('Request a pickup') }).click()
        await page.getByRole('textbox', { name: say('Preferred day') }).fill(await askableDay(page, index))
        await page.getByRole('checkbox', { name: say('Paper') }).check()
        await expectGoodScreen()
        await button('Send the request').click()
        await confirmIfPrompted(button('Save it like this'), page.getByText(say('Not answered yet')))
        await expectGoodScreen()
      })

      await test.step('gets another time offered, and agrees in the mail without signing in', async () => {
        const request = new URL(page.url()).pathname.split('/').at(-1)
        // An offer for today is mailed at night too.
        const counterAt = fromNow(hourMs).toISOString()
        expect((await office('POST', `/pickup_requests/${request}/counter`, { counterAt })).status).toBe(200)
        const link = /\/offer\/[\w-]+/.exec(await mailTo(email, '/offer/'))?.[0] ?? ''
        const stranger = await openContext(browser, { colorScheme, viewport })
        await stranger.addInitScript((chosen) => localStorage.setItem('thant.language', chosen), language)
        const reader = await stranger.newPage()
        await reader.goto(link)
        await expectGoodScreen(reader)
        await reader.getByRole('button', { name: say('Take this time') }).click()
        await expect(reader.getByText(say('Thank you. We come at this time.'))).toBeVisible()
        await stranger.close()
        await page.reload()
        await expect(page.getByText(say('Offer taken'))).toBeVisible()
      })

      await test.step('finds a pickup moved because of a holiday', async () => {
        const toTuesday = (9 - new Date(dayAhead(firstHoliday)).getUTCDay()) % 7
        const holiday = dayAhead(firstHoliday + toTuesday + 7 * index)
        const after = dayAhead(firstHoliday + toTuesday + 7 * index + 1)
        // On another clock the day after may be a holiday too.
        await office('DELETE', `/company_days/${after}`)
        const pickup = await newPickup(office, organization._id, { pickUpTime: `${holiday}T02:30:00.000Z` })
        await decideHoliday(office, { holiday, after, pickup })
        await page.goto('/notifications')
        await expect(page.locator('main')).toContainText(language === 'my' ? 'မိုးရာသီပိတ်ရက်' : 'Rain Day')
        await expectGoodScreen()
        await page.goto(`/schedule?year=${after.slice(0, 4)}`)
        await page.locator(`[data-day="${after}"]`).click()
        await expect(page.getByRole('dialog', { name: say('Pickup Time') })).toContainText(
          language === 'my' ? '၀၉:၀၀' : '09:00',
        )
        await expectGoodScreen()
        await office('DELETE', `/company_days/${holiday}`)
      })

      await test.step('sees a missed pickup with its photo, and contradicts the reason', async () => {
        const pickUpTime = fromNow(-60_000).toISOString()
        await notCollected(page, office, { organization: organization._id, pickUpTime })
        await page.goto('/schedule')
        await page.locator(`[data-day="${inYangon(pickUpTime).day}"]`).click()
        const day = page.getByRole('dialog', { name: say('Pickup Time') })
        const failed = day.getByRole('alert').filter({ hasText: say('Gate locked') })
        await expect(failed.getByRole('img')).toBeVisible()
        await expectGoodScreen()
        await failed.getByRole('button', { name: say('This is not right') }).click()
        const dispute = page.getByRole('dialog', { name: say('This is not right') })
        await dispute.getByLabel(say('Note')).fill('Our gate was open all morning.')
        await expectGoodScreen()
        await dispute.getByRole('button', { name: say('Send') }).click()
        await expect(day.getByText(say('Not answered yet'), { exact: true })).toBeVisible()
        await expectGoodScreen()
      })

      await test.step('finds all news in the inbox, and chooses what is mailed', async () => {
        await page.goto('/notifications')
        await expectGoodScreen()
        await page.goto('/settings')
        await expect(page.getByRole('radiogroup', { name: say('A pickup was not collected') })).toBeVisible()
        await expectGoodScreen()
      })
    })
  })
}

/** Returns the day in Yangon so many days from now. */
function dayAhead(days: number): string {
  return inYangon(fromNow(days * dayMs).toISOString()).day
}

async function headersOf(page: Page, email: string): Promise<Record<string, string>> {
  const reply = await page.request.post('/api/login', { data: { email, password: demoPassword } })
  return { Authorization: `Bearer ${(await reply.json()).data.token}`, 'X-Requested-With': 'thant' }
}

type Holiday = { holiday: string; after: string; pickup: string }

/** Closes a day, and moves its pickup to the day after. */
async function decideHoliday(office: Api, { holiday, after, pickup }: Holiday): Promise<void> {
  const day = { kind: 'closed', name: 'Rain Day', nameInBurmese: 'မိုးရာသီပိတ်ရက်' }
  expect((await office('PUT', `/company_days/${holiday}`, day)).status).toBe(200)
  const { data } = await office('GET', `/logistics/${pickup}`)
  const decisions = [{ _id: pickup, __v: data.__v, decision: 'move', day: after }]
  expect(await office('POST', '/holiday_pickups', { decisions })).toMatchObject({ data: { moved: 1 } })
}

/** Plans a pickup that its driver finds behind a locked gate. */
async function notCollected(page: Page, office: Api, planned: { organization: string; pickUpTime: string }) {
  const me = await (await apiAs(page, 'driver'))('GET', '/me')
  const { organization, pickUpTime } = planned
  const pickup = await newPickup(office, organization, { pickUpTime, driver: me.data._id })
  await office('PATCH', `/logistics/${pickup}`, { status: 'CONFIRMED' })
  const headers = await headersOf(page, 'driver@demo.example')
  const uploaded = await page.request.post('/api/upload?purpose=photo', { headers, multipart: { files: gatePhoto } })
  const { data } = await uploaded.json()
  const reply = await page.request.post(`/api/logistics/${pickup}/outcomes`, {
    headers,
    data: { code: 'gate-locked', photos: [data.file] },
  })
  expect(reply.status()).toBe(201)
}
