import type { TranslationKey } from '@thant/i18n/translation-key'
import { otherCustomer, rightAnswers } from '../customers/other-customers.ts'
import { expectNothingSerious } from '../looks/axe.ts'
import { inBurmese } from '../looks/burmese.ts'
import { expectToFit } from '../looks/fits.ts'
import { expect, openContext, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { demoPassword } from '../support/sign-in.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }
const visits = [
  { language: 'en', colorScheme: 'light', viewport: wide },
  { language: 'my', colorScheme: 'dark', viewport: narrow },
] as const

for (const [place, { language, colorScheme, viewport }] of visits.entries()) {
  const look = `${language === 'my' ? 'Burmese' : 'English'}, ${colorScheme} and ${viewport.width} px wide`

  test.describe(look, () => {
    test.use({ colorScheme, viewport })

    test('a customer comes from the landing page to the result of a quiz', { tag: ['@1-17'] }, async ({
      page,
      browser,
    }) => {
      test.slow()
      const email = await otherCustomer(page, place)
      const say = (text: TranslationKey) => (language === 'my' ? inBurmese(text) : text)
      const expectScreen = async (title: string) => {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectToFit(page)
      }

      await test.step('the landing page leads to the sign-in', async () => {
        await page.goto('/landing')
        if (language === 'my') await switchToBurmese(page)
        await expectScreen(say('What you throw away, and what becomes of it'))
        await page.getByRole('link', { name: say('Sign in as a customer') }).click()
        await expect(page).toHaveURL('/log_in')
        await expectScreen(say('Welcome'))
        await signInHere(page, email, say)
      })

      await test.step('the dashboard shows what was collected', async () => {
        const collected = page.getByRole('region', { name: say('Total collected waste') })
        await expect(collected).toHaveText(language === 'my' ? /[၀-၉]+\.[၀-၉]{2}/ : /[0-9]+\.[0-9]{2}/)
        await expectScreen(say('Dashboard'))
      })

      await test.step('the schedule and the collected waste show when and what', async () => {
        await openTab(page, say('Pickups'))
        await expect(page.locator('[data-day][data-status]').first()).toBeVisible()
        await expectScreen(say('Schedule'))
        await openTab(page, say('Collected waste'))
        const rows = viewport === wide ? page.getByRole('table').getByRole('row') : page.getByRole('listitem')
        await expect(rows.nth(1)).toBeVisible()
        await expectScreen(say('Collected waste'))
      })

      await test.step('a lesson is read to its last slide', async () => {
        await openTab(page, say('Training'))
        const card = page.getByRole('article', { name: 'Sorting paper and cardboard' })
        await expect(card.locator('img')).toBeVisible()
        await expectScreen(say('Training'))
        await card.getByRole('link', { name: say('Learn') }).click()
        await expectScreen('Sorting paper and cardboard')
        for (let slide = 1; slide < 8; slide++) await page.getByRole('button', { name: say('Next') }).click()
        await expect(page.getByRole('link', { name: say('Finish') })).toBeVisible()
        await page.getByRole('link', { name: say('Quiz') }).click()
      })

      await test.step('and its quiz answered', async () => {
        await expectScreen('Do you know your paper?')
        const answers = await rightAnswers(page, new URL(page.url()).pathname.split('/').at(-1) ?? '')
        const questions = page.getByRole('radiogroup')
        for (const [index, answer] of answers.slice(0, -1).entries()) {
          await questions.nth(index).getByRole('radio', { name: answer, exact: true }).check()
        }
        await page.getByRole('button', { name: say('Submit Answer') }).click()
        const figures = language === 'my' ? { correct: '၉', questions: '၁၀' } : { correct: '9', questions: '10' }
        const result = page.getByRole('region', { name: fill(say('{{correct}} of {{questions}} correct'), figures) })
        await expect(result).toContainText(language === 'my' ? '၉၀' : '90%')
        await expectScreen('Do you know your paper?')
        await expectNothingSerious(page)
        await result.getByRole('link', { name: say('Back to training') }).click()
        const results = page.getByRole('region', { name: say('Your quiz results') }).getByRole('listitem')
        await expect(results.first()).toContainText(fill(say('{{correct}} of {{questions}} correct'), figures))
      })

      await test.step('the language is remembered with the person', async () => {
        const elsewhere = await openContext(browser, { viewport })
        const page = await elsewhere.newPage()
        await page.goto('/log_in')
        await signInHere(page, email, (text) => text)
        await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
        await elsewhere.close()
      })
    })
  })
}

async function signInHere(page: Page, email: string, say: (text: TranslationKey) => string): Promise<void> {
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Password'), { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: say('Sign In'), exact: true }).click()
  await expect(page).toHaveURL('/')
}

/** Retries the click, because the buttons of a server-rendered page are visible before they work. */
async function switchToBurmese(page: Page): Promise<void> {
  const other = page.getByRole('button', { name: 'မြန်မာ' })
  await expect(async () => {
    const menu = page.getByRole('banner').locator('summary')
    if (!(await other.isVisible()) && (await menu.isVisible())) await menu.click()
    if (await other.isVisible()) await other.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'my', { timeout: 2_000 })
  }).toPass()
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
