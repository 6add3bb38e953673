import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { type Api, apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { inYangon, readAs } from '../support/api.ts'
import { fromNow } from '../support/clock.ts'
import { choose, field, setTime } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { confirmIfPrompted } from '../support/warning.ts'
import { otherCustomer } from './other-customers.ts'

const inThreeWeeks = () => inYangon(fromNow(21 * 86_400_000).toISOString())

test('staff add a site to an organization, and send a crew there', {
  tag: ['@10.2-01', '@10.2-08', '@10.2-09', '@10.2-10'],
}, async ({ page }) => {
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
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Required')).toBeVisible()
  await form.getByRole('combobox', { name: 'Closes at' }).fill('17:00')
  await form.getByRole('textbox', { name: 'Access note' }).fill('Ring at the gate')
  await expectNothingSerious(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The site was added.')).toBeVisible()
  await expect(page.getByText('Open from 07:30 to 17:00')).toBeVisible()

  await page.goto('/schedule/waste-collection/add')
  await choose(page, 'Organization', 'lotus river bank', 'Lotus River Bank')
  await choose(page, 'Site', 'hledan', 'Hledan branch')
  await setTime(page, 'Pick-up date', inThreeWeeks().day.replaceAll('-', '/'), '09:15')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await confirmIfPrompted(
    page.getByRole('button', { name: 'Save it like this' }),
    page.getByText('Successfully added schedule!'),
  )
  await page.goto('/schedule/waste-collection?q=lotus+river+bank')
  await expect(page.getByRole('row', { name: 'Lotus River Bank, Hledan branch' })).toBeVisible()

  await page.getByRole('link', { name: 'Lotus River Bank, Hledan branch' }).click()
  await choose(page, 'Site', 'main', 'Main site')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The pickup was saved.')).toBeVisible()
  await page.goto(`/schedule/waste-collection?organizationId=${id}`)
  await expect(page.getByRole('cell', { name: 'Lotus River Bank', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await choose(page, 'Site', 'hledan', 'Hledan branch')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Site Hledan branch' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Organization' }).click()
  await expect(page).not.toHaveURL(/site=/)
})

test('staff close a site that still has pickups, which go to another one, and open it again', {
  tag: ['@10.2-11'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const id = await newOrganization(api, 'Jasmine Hill School')
  const site = await newSite(api, id, 'Bahan campus')
  await newPickup(api, id, { siteId: site, pickUpTime: `${inThreeWeeks().day}T02:45:00.000Z` })
  await startSession(page, 'operation')
  await page.goto(`/organizations/profile?id=${id}&tab=sites`)
  await page.getByRole('button', { name: 'Delete Bahan campus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move what is ahead and delete Bahan campus' })
  await expect(dialog.getByRole('definition').first()).toHaveText('1')
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Move and delete' }).click()
  await expect(page.getByText('What was ahead was moved, and the site was deleted.')).toBeVisible()
  await page.goto(`/schedule/waste-collection?organizationId=${id}`)
  await expect(page.getByRole('cell', { name: 'Jasmine Hill School', exact: true })).toBeVisible()

  await page.goto(`/organizations/profile?id=${id}&tab=sites`)
  await page.getByRole('button', { name: 'Restore Bahan campus' }).click()
  await expect(page.getByText('Bahan campus was restored.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Bahan campus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Bahan campus was deleted.')).toBeVisible()
})

test('a customer of two sites looks at one of them, and a user of a branch sees nothing else', {
  tag: ['@10.2-06', '@10.2-12', '@10.2-09'],
}, async ({ page }) => {
  const api = await apiAs(page, 'super.admin')
  const email = await otherCustomer(page, 10)
  const { organization, read } = await readAs(page, email)
  const branch = unique('Sanchaung branch')
  const site = await newSite(api, organization._id, branch)
  const day = inYangon(fromNow(-dayMs).toISOString()).day
  const pickup = await newPickup(api, organization._id, { siteId: site, pickUpTime: `${day}T02:45:00.000Z` })
  const items = [{ productName: 'Branch paper', productType: 'Papers', quantity: 43.21, unit: 'kg', remark: '' }]
  expect((await api('PATCH', `/logistics/${pickup}`, { status: 'COMPLETED', items })).status).toBe(200)
  const total = page.getByRole('region', { name: 'Total collected waste' })

  await startSession(page, email)
  await page.goto('/')
  await expect(total).not.toContainText('43.21 kg')
  await choose(page, 'Site', branch.toLowerCase(), branch)
  await expect(total).toContainText('43.21 kg')
  await page.reload()
  await expect(total).toContainText('43.21 kg')
  await page.goBack()
  await expect(total).not.toContainText('43.21 kg')

  await page.goto('/data_table')
  await expect(page.getByText('Main site').first()).toBeVisible()
  await choose(page, 'Site', branch.toLowerCase(), branch)
  await expect(page.getByText('Total of 1 pickup')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectToFit(page)
  await page.goto(`/schedule?site=${site}`)
  await expect(field(page, 'Site')).toHaveValue(branch)
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const feed = page.getByRole('dialog').getByRole('region', { name: branch })
  await feed.getByRole('button', { name: 'Create an address' }).click()
  const address = await feed.getByRole('textbox', { name: 'Private calendar address' }).inputValue()
  await expectNothingSerious(page)
  expect((await (await page.request.get(new URL(address).pathname)).text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)

  await page.goto('/pickup_requests/add')
  await page.getByRole('textbox', { name: 'Preferred day' }).fill('2027/03/09')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Site: Required')).toBeVisible()

  const user = await read('/me')
  const form = { name: user.name, email, phoneNumber: user.phoneNumber, type: 'USER', organizationId: organization._id }
  expect((await api('PATCH', `/users/${user._id}`, { ...form, siteIds: [site] })).status).toBe(200)
  await startSession(page, email)
  await page.goto('/')
  await expect(total).toContainText('43.21 kg')
  await expect(field(page, 'Site')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0)
  for (const path of ['/reporting', '/invoice', '/payment/00000000-0000-4000-8000-000000000000', '/organization']) {
    await page.goto(path)
    await expect(page.getByText(`This concerns ${organization.name} as a whole`)).toBeVisible()
    await expect(page.getByText(`Your account shows these sites: ${branch}.`)).toBeVisible()
  }
  await expectNothingSerious(page)
})

async function newSite(api: Api, organizationId: string, name: string): Promise<string> {
  const { status, data } = await api('POST', `/organizations/${organizationId}/sites`, { name, address: 'Yangon' })
  expect(status).toBe(201)
  return data._id
}

const dayMs = 86_400_000
