import { expectNothingSerious } from '../looks/axe.ts'
import { apiAs, newOrganization } from '../service/pickup-data.ts'
import { setTime } from '../support/fields.ts'
import { forgetAnswers } from '../support/forget-answers.ts'
import { expect, type Page, type Route, test } from '../support/journey.ts'
import { signInOnScreen, startSession } from '../support/sign-in.ts'
import { withoutPictures } from '../support/without-pictures.ts'

const failure = (status: number, code: string, message: string) => ({
  status,
  json: { message, code, requestId: '00000000-0000-4000-8000-000000000000' },
})
const monthly = '**/api/wastes/monthly/**'
const renewal = '**/api/refresh_token'

test.describe('the reset request', () => {
  const answers: Array<{ when: string; answer: Parameters<Route['fulfill']>[0]; text: string }> = [
    { when: 'a success of another kind', answer: { status: 202, json: {} }, text: 'Server error: 202' },
    { when: 'an answer of another server', answer: { status: 418, json: { message: 'teapot' } }, text: 'teapot' },
    { when: 'an answer without words', answer: { status: 502, body: 'Bad Gateway' }, text: 'Something went wrong' },
    {
      when: 'an answer with words',
      answer: failure(503, 'server.busy', 'The server is busy.'),
      text: 'The server is busy.',
    },
    {
      when: 'a broken server',
      answer: failure(500, 'password-reset.failed', 'Internal server error: 00000000-0000-4000-8000-000000000000'),
      text: 'Internal server error: 00000000-0000-4000-8000-000000000000',
    },
  ]
  for (const { when, answer, text } of answers) {
    test(`tells of ${when}`, { tag: ['@8-05', '@8-06', '@8-08'] }, async ({ page }) => {
      await page.route('**/api/send_password_reset_link', (route) => route.fulfill(answer))
      await askForLink(page)
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page.getByRole('alert')).not.toContainText('SERVER ERROR FOUND')
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@demo.example')
    })
  }

  test('reports that no response arrived', { tag: ['@8-07'] }, async ({ page }) => {
    await page.route('**/api/send_password_reset_link', (route) => route.abort())
    await askForLink(page)
    await expect(page.getByRole('alert')).toContainText('Network error or server unreachable')
  })
})

test('sign-in reports a server failure', { tag: ['@8-02'] }, async ({ page }) => {
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/log_in')
  await page.getByLabel('Email').fill('customer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('any password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('SERVER ERROR FOUND')
})

test('an expired session is renewed silently, and the call repeated', { tag: ['@7.11-06'] }, async ({ page }) => {
  let calls = 0
  await page.route(monthly, (route) => {
    calls += 1
    return calls === 1 ? route.fulfill(failure(401, 'session.expired', 'UNAUTHORIZED')) : route.continue()
  })
  const renewed = page.waitForResponse(renewal)
  await signInOnScreen(page, 'customer')
  expect((await renewed).status()).toBe(200)
  await expect(page.getByRole('region', { name: 'Total collected waste' })).toContainText(' kg')
  await expect(page).toHaveURL('/')
})

test('a session that has ended redirects to /log_in', { tag: ['@8-14', '@8-19'] }, async ({ page }) => {
  await page.route(monthly, (route) => route.fulfill(failure(401, 'session.ended', 'UNAUTHORIZED')))
  await page.route(renewal, (route) => route.fulfill(failure(401, 'session.ended', 'UNAUTHORIZED')))
  await page.goto('/log_in')
  await page.getByLabel('Email').fill('customer@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('thant-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('thant.signed-in'))).toBeNull()
})

test('a renewal that fails for another reason is reported, and nobody is signed out', { tag: ['@8-13'] }, async ({
  page,
}) => {
  await page.route(monthly, (route) => route.fulfill(failure(401, 'session.expired', 'UNAUTHORIZED')))
  await page.route(renewal, (route) => route.fulfill({ status: 500, body: '' }))
  await signInOnScreen(page, 'customer')
  await expect(page.getByRole('alert')).toContainText(/Something went wrong|SERVER ERROR FOUND/)
  await expect(page).toHaveURL('/')
})

test('a renewal that fails while the page loads says what the server said', { tag: ['@8-13'] }, async ({ page }) => {
  await withoutPictures(page)
  await startSession(page, 'admin')
  await page.route(renewal, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/users')
  await expect(page.getByRole('heading', { name: 'SERVER ERROR FOUND' })).toBeVisible()
  await page.unroute(renewal)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
})

test('monthly waste says that something went wrong on the dashboard of staff, and 404 is no waste', {
  tag: ['@8-15', '@8-16'],
}, async ({ page }) => {
  const answers = { status: 500, body: '' }
  await withoutPictures(page)
  await page.route('**/api/wastes/monthly', (route) => route.fulfill(answers))
  await signInOnScreen(page, 'admin')
  const chart = page.getByRole('region', { name: 'Monthly Collected Waste' })
  await expect(chart.getByRole('alert')).toContainText(/^This could not be loaded\..*Something went wrong/)
  await expect(chart.getByRole('alert')).not.toContainText('SERVER ERROR FOUND')
  answers.status = 404
  await page.reload()
  await expect(chart).toContainText('There is no waste data.')
})

test('a failed dashboard says that something went wrong, and Retry brings the figures', { tag: ['@8-16'] }, async ({
  page,
}) => {
  await page.route(monthly, (route) => route.fulfill({ status: 500, body: '' }))
  await signInOnScreen(page, 'customer')
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await page.unroute(monthly)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Total collected waste' })).toContainText(' kg')
})

test('a dashboard of which nothing could be loaded says so once, and a card alone says so itself', async ({ page }) => {
  await signInOnScreen(page, 'customer')
  const failing = /\/api\/(dashboard|logistics|payment|wastes)/
  await withoutPictures(page)
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }))
  await forgetAnswers(page)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/^This could not be loaded\..*Please call us if it happens again\./)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await expectNothingSerious(page)
  await page.unroute(failing)
  await page.route('**/api/logistics/organizations/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Retry' }).click()
  const next = page.getByRole('region', { name: 'Next pickup' })
  await expect(next).toContainText('This could not be loaded.')
  await expect(page.getByRole('region', { name: 'Total collected waste' })).toContainText(' kg')
  await expectNothingSerious(page)
  await page.unroute('**/api/logistics/organizations/**')
  await next.getByRole('button', { name: 'Retry' }).click()
  await expect(next).not.toContainText('This could not be loaded.')
})

test('a list that fails to load says so in its place, and Retry loads it', { tag: ['@8-18'] }, async ({ page }) => {
  await withoutPictures(page)
  await page.route('**/api/organizations?*', (route) => route.fulfill({ status: 500, body: '' }))
  await startSession(page, 'finance')
  await page.goto('/organizations')
  await expect(page.getByRole('alert')).toContainText(/^This could not be loaded\..*SERVER ERROR FOUND/)
  await expectNothingSerious(page)
  await page.unroute('**/api/organizations?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

  // The rows of the page before stay until those of the next one are there, here never.
  await page.route('**/api/organizations?*', () => {})
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('[data-stale]')).toBeVisible()
  await expectNothingSerious(page)
})

const typed = 'ပြောင်းရွှေ့ပြီးပါပြီ, second gate on the left'

/** A public form, the form of a record and a form in a dialog, each with a field that is filled in. */
const forms = [
  {
    kind: 'a public form',
    open: async (page: Page) => {
      await page.goto('/contact')
      await page.getByRole('textbox', { name: 'Name' }).fill('Daw Offline')
      await page.getByRole('textbox', { name: 'Email' }).fill('offline@river.example')
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.fill(typed)
      return message
    },
    submit: 'Send',
    sent: 'Thank you. Your message was sent.',
  },
  {
    kind: 'the form of a record',
    open: async (page: Page) => {
      const office = await apiAs(page, 'operation')
      const organization = await newOrganization(office, 'Gate of the Lost Signal')
      await startSession(page, 'operation')
      await page.goto(`/organizations/edit/${organization}`)
      const info = page.getByRole('textbox', { name: 'Info', exact: true })
      await info.fill(typed)
      return info
    },
    submit: 'Save',
    sent: 'The organization was saved.',
  },
  {
    kind: 'a form in a dialog',
    open: async (page: Page) => {
      const office = await apiAs(page, 'operation')
      const organization = await newOrganization(office, typed)
      await startSession(page, 'operation')
      await page.goto(`/schedule/waste-collection/calendar?view=month&date=2027-07-07&organizationId=${organization}`)
      await page.getByRole('button', { name: 'New pickup' }).click()
      const chosen = page.getByRole('dialog').getByRole('combobox', { name: 'Organization' })
      await chosen.fill('second gate')
      await page.getByRole('option', { name: typed }).first().click()
      await setTime(page, 'Pick-up date', '2027/07/07', '10:00')
      return chosen
    },
    submit: 'Save',
    sent: 'Successfully added schedule!',
  },
]
for (const { kind, open, submit, sent } of forms) {
  test(`${kind} keeps what was typed when the connection is lost, says so, and sends it afterwards`, async ({
    page,
  }) => {
    const field = await open(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: submit, exact: true }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'Network error or server unreachable' })
    await expect(failed).toBeVisible()
    await expect(field).toHaveValue(typed)
    await expectNothingSerious(page)
    await page.context().setOffline(false)
    await expect(page.getByRole('alert')).toContainText('You are back online. Not sent yet.')
    await page.getByRole('alert').getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(sent).first()).toBeVisible()
  })
}

async function askForLink(page: Page): Promise<void> {
  await page.goto('/password_reset')
  await page.getByRole('textbox', { name: 'Email' }).fill('customer@demo.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
}
