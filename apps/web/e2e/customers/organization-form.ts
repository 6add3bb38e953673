import { expect, type Page } from '@playwright/test'

export const logo = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUSaUqa7jKkAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
    'base64',
  ),
}

export async function fillInOrganization(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Company type', exact: true }).fill('hot')
  await page.getByRole('option', { name: 'Hotel' }).click()
  await page
    .getByRole('textbox', { name: 'Info', exact: true })
    .fill('Dry waste behind the kitchen, gate open from 07:00.')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('front.desk@golden-jasmine.example')
  await page.getByRole('textbox', { name: 'Office phone', exact: true }).fill('01 234 567')
  await page.getByRole('textbox', { name: 'Contact person name', exact: true }).fill('ဒေါ်ခင်ခင်')
  await page.getByRole('textbox', { name: 'Contact person phone', exact: true }).fill('+95 9 000 111 222')
  await page
    .getByRole('textbox', { name: 'Address', exact: true })
    .fill('No. 12, Strand Road, Kyauktada Township, Yangon')
}

export async function openOrganization(page: Page, name: string): Promise<void> {
  await page.goto(`/organizations?name=${encodeURIComponent(name)}`)
  await page.getByRole('row', { name }).getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Organization' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
}
