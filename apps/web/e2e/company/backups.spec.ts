import { join } from 'node:path'
import { expectNothingSerious } from '../looks/axe.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { backUp, startRefusingMailServer, startSecondPortal } from '../support/second-portal.ts'
import { signIn, startSession } from '../support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

const backup = join(process.env.E2E_DATA_DIR ?? '', 'downloaded', 'thant.tar')
const ownBackup = join(process.env.E2E_DATA_DIR ?? '', 'downloaded', 'own.tar')

test('an admin is warned that there is no backup and makes one, which only a super admin downloads', {
  tag: ['@2.2-31', '@2.2-32'],
}, async ({ page }) => {
  test.slow()
  await signIn(page, 'admin')
  await openTab(page, 'Settings', 'Backups')
  await expect(page).toHaveURL('/backups')
  await expect(page.getByRole('alert')).toContainText('There is no backup that can be restored.')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const kept = page.getByRole('table', { name: 'Kept backups' })
  const made = kept.getByRole('row').nth(1)
  await expect(made).toContainText('By hand', { timeout: 30_000 })
  // A backup counts once it was restored on trial, which takes longer than making it.
  await expect(made).toContainText('Restored on trial', { timeout: 60_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Any moment' })).toContainText('set back to any moment from')
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
  await expectNothingSerious(page)
  await page.getByRole('link', { name: 'Recovery kit' }).click()
  await expect(page.getByRole('article', { name: 'Recovery kit' })).toContainText('npm run restore -- /path/to/')
  await expectNothingSerious(page)

  await startSession(page, 'super.admin')
  await page.goto('/backups')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).first().click()
  expect((await downloading).suggestedFilename()).toMatch(/^thant-.*\.tar$/)
  await (await downloading).saveAs(backup)
})

test('a new portal refuses that of the demonstration, is set up from another, and lists a refused mail', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const former = await startSecondPortal({})
  const owner = await backUp(former, ownBackup).finally(() => former.stop())
  const mailServer = await startRefusingMailServer()
  const portal = await startSecondPortal({ SMTP_URL: mailServer.url, MAIL_FROM: 'portal@thant.example' })
  try {
    await page.goto(portal.setupUrl)
    await page.getByRole('button', { name: 'Restore from a backup instead' }).click()
    await upload(page, backup)
    await expectNothingSerious(page)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Restore without the missing files' }).check({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    const refused = page.getByText('This backup is of the demonstration, whose password everybody knows.')
    await expect(refused).toBeVisible({ timeout: 90_000 })
    const ofDemonstration = await chosenBackup(page).inputValue()
    await upload(page, ownBackup)
    await expect(chosenBackup(page)).not.toHaveValue(ofDemonstration, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page).toHaveURL(`${portal.url}/log_in`, { timeout: 90_000 })

    const data = { name: 'Ma Hla', email: 'ma.hla@lotus.example', message: 'Where is our bin?' }
    expect((await page.request.post(`${portal.url}/api/contact`, { data })).status()).toBe(201)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await openTab(page, 'Settings', 'Emails not sent')
    await expect(page.getByRole('heading', { name: 'Emails not sent' })).toBeVisible()
    const mails = page.getByRole('table', { name: 'Emails not sent' })
    await expect(async () => {
      await page.reload()
      await expect(mails.getByRole('row').nth(1)).toContainText('550 No such')
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Send all again' })).toBeVisible()
    await mails.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('The email is being sent again to')).toBeVisible()
  } finally {
    await portal.stop()
    await mailServer.stop()
  }
})

/** Uploads a backup and waits until it is chosen. */
async function upload(page: Page, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a backup' }).click()
  await (await choosing).setFiles(file)
  await expect(chosenBackup(page)).toHaveValue(/, version .*, .* MB$/, { timeout: 30_000 })
}

const chosenBackup = (page: Page) => page.getByRole('combobox', { name: 'Backup' })
