import { expect, test } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { signIn, startSession } from './sign-in.ts'

test('an admin is warned that there is no backup and makes one, which only a super admin downloads', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.getByRole('link', { name: 'Backups' }).click()
  await expect(page).toHaveURL('/backups')
  await expect(page.getByRole('alert')).toContainText('There is no backup that can be restored.')
  await page.getByRole('button', { name: 'Make a backup now' }).click()
  const kept = page.getByRole('table', { name: 'Kept backups' })
  await expect(kept.getByRole('row').nth(1)).toContainText('By hand', { timeout: 30_000 })
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
})
