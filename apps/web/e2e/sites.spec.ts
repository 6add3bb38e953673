import { expect, test } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { choose, field, setTime } from './fields.ts'
import { apiAs, newOrganization } from './pickup-data.ts'
import { startSession } from './sign-in.ts'

test('staff add a site to an organization, and send a crew there', async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const id = await newOrganization(api, 'Lotus River Bank')
  await startSession(page, 'operation')
  await page.goto('/schedule/waste-collection/add')
  await choose(page, 'Organization', 'lotus river bank', 'Lotus River Bank')
  await expect(field(page, 'Site')).toHaveCount(0)

  await page.goto(`/organizations/profile?id=${id}&tab=sites`)
  await page.getByRole('button', { name: 'Add site' }).click()
  const form = page.getByRole('dialog', { name: 'Add site' })
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Hledan branch')
  await form.getByRole('textbox', { name: 'Address' }).fill('Insein Road, Kamayut, Yangon')
  await form.getByRole('combobox', { name: 'Opens at' }).fill('07:30')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('Required')).toBeVisible()
  await form.getByRole('combobox', { name: 'Closes at' }).fill('17:00')
  await form.getByRole('textbox', { name: 'Access note' }).fill('Ring at the gate')
  await expectNothingSerious(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The site was added.')).toBeVisible()
  await expect(page.getByText('Open from 07:30 to 17:00')).toBeVisible()
  await expectNothingSerious(page)

  await page.goto('/schedule/waste-collection/add')
  await choose(page, 'Organization', 'lotus river bank', 'Lotus River Bank')
  await choose(page, 'Site', 'hledan', 'Hledan branch')
  await setTime(page, 'Pick-up date', '2035/03/06', '09:15')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Successfully added schedule!')).toBeVisible()
  await page.goto('/schedule/waste-collection?q=lotus+river+bank')
  await expect(page.getByRole('row', { name: 'Lotus River Bank, Hledan branch' })).toBeVisible()

  await page.goto(`/organizations/profile?id=${id}&tab=sites`)
  await page.getByRole('button', { name: 'Delete Hledan branch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This site still has pickups ahead: 1,')).toBeVisible()
})
