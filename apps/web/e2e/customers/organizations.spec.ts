import { expectNothingSerious } from '../looks/axe.ts'
import { chooseAction } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { openTab } from '../support/menu.ts'
import { startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'
import { fillInOrganization, logo, openOrganization } from './organization-form.ts'

// 2.10-16: without Cancel, which is in form.tsx.
test('staff add an organization with its logo and place, and find it in the list', {
  tag: [
    '@1-01',
    '@2.2-17',
    '@2.3-02',
    '@2.10-01',
    '@2.10-02',
    '@2.10-03',
    '@2.10-11',
    '@2.10-12',
    '@2.10-14',
    '@2.10-16',
    '@5-14',
    '@6-05',
    '@9-23',
  ],
}, async ({ page }) => {
  await startSession(page, 'operation')
  await page.goto('/organizations')
  await page.getByRole('link', { name: 'Add Organization' }).click()
  const name = unique('Golden Jasmine Hotel')
  await fillInOrganization(page, name)
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Only JPEG, PNG and WebP images are accepted.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Contract expires', exact: true }).fill('2030/01/31')
  await page.getByRole('textbox', { name: 'Latitude', exact: true }).fill('16.77421')
  await page.getByRole('textbox', { name: 'Longitude', exact: true }).fill('96.1587')
  // On a slow connection the upload is still running when the form is submitted, here twice.
  await page.route('**/api/upload', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  // It is larger than the server takes, and the browser makes it smaller.
  await page
    .getByLabel('Logo')
    .setInputFiles({ ...logo, buffer: Buffer.concat([logo.buffer, Buffer.alloc(6_000_000)]) })
  await expect(page.getByAltText('Preview')).toBeVisible()
  await expect(page.getByLabel('Uploading')).toBeAttached()
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick()

  await expect(page.getByText('Successfully added organization!')).toBeVisible()
  await expect(page).toHaveURL('/organizations')
  await page.getByPlaceholder('Search organization...').fill(name.toLowerCase())
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('31 Jan 2030')
  await expect(page).toHaveURL(`/organizations?q=${name.toLowerCase().replaceAll(' ', '+')}`)
  await expect(row.locator('img')).toHaveAttribute('src', /\/api\/files\//)

  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Company type',
    'Address',
    'Join date',
    'Contract expiry',
    'Actions',
  ])

  await openOrganization(page, name)
  await expect(page.getByRole('textbox', { name: 'Latitude', exact: true })).toHaveValue('16.7742')
  await expect(page.getByRole('textbox', { name: 'Contact person name', exact: true })).toHaveValue('ဒေါ်ခင်ခင်')
})

test('each field reports its problem in the words of the specification, and no input is lost', {
  tag: ['@2.2-19', '@2.5-04', '@2.10-10', '@5-21', '@5-22', '@5-23', '@5-24', '@5-25'],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/organizations/add')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There are 8 problems' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Name: Required',
    'Company type: Required',
    'Info: Required',
    'Email: Required',
    'Office phone: Required',
    'Contact person name: Required',
    'Contact person phone: Required',
    'Address: Required',
  ])
  await summary.getByText('Address: Required').click()
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused()

  await fillInOrganization(page, 'Golden Jasmine Hotel')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('front.desk@golden')
  await page.getByRole('textbox', { name: 'Office phone', exact: true }).fill('12 345 678')
  await page.getByRole('textbox', { name: 'Contact person name', exact: true }).fill('Khin 2')
  await page.getByRole('textbox', { name: 'Contact person phone', exact: true }).fill('09 12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
    'Invalid email address',
  )
  await expect(page.getByRole('textbox', { name: 'Office phone', exact: true })).toHaveAccessibleDescription(
    'Invalid number',
  )
  await expect(page.getByRole('textbox', { name: 'Contact person name', exact: true })).toHaveAccessibleDescription(
    'Invalid',
  )
  await expect(page.getByRole('textbox', { name: 'Contact person phone', exact: true })).toHaveAccessibleDescription(
    'Invalid number',
  )
  await expect(page.getByRole('textbox', { name: 'Office phone', exact: true })).toHaveValue('12 345 678')

  await openTab(page, 'Planning')
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expectNothingSerious(page)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Golden Jasmine Hotel')
})

test('contracts are added and removed with real dates', {
  tag: ['@1-01', '@2.2-21', '@2.10-07', '@2.10-15', '@9-24'],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await openOrganization(page, 'Heron Fibre')
  const rows = page.getByRole('button', { name: /^Remove contract/ })
  const before = await rows.count()
  await page.getByRole('button', { name: 'Add contract' }).click()
  const start = page.getByRole('textbox', { name: `Start date of contract ${before + 1}`, exact: true })
  const end = page.getByRole('textbox', { name: `End date of contract ${before + 1}`, exact: true })
  await expect(start).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(start).toHaveAccessibleDescription('Required')
  await start.fill('2027/01/06')
  await end.fill('2026/01/05')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(end).toHaveAccessibleDescription('Ends before it starts')
  await end.fill('2028/01/05')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The organization was saved.')).toBeVisible()
  await expect(page).toHaveURL('/organizations?name=Heron%20Fibre')

  await openOrganization(page, 'Heron Fibre')
  await expect(end).toHaveValue('2028/01/05')
  await page.getByRole('button', { name: 'Remove contract 1', exact: true }).click()
  await expect(rows).toHaveCount(before)
  await expect(page.getByRole('textbox', { name: `End date of contract ${before}`, exact: true })).toHaveValue(
    '2028/01/05',
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/organizations?name=Heron%20Fibre')
})

test('the second of two people who save the same organization is told, and chooses', { tag: ['@R-rel-05a'] }, async ({
  page,
  context,
}) => {
  await startSession(page, 'admin')
  await openOrganization(page, 'Inle Reed Consulting')
  const other = await context.newPage()
  await openOrganization(other, 'Inle Reed Consulting')

  await page.getByRole('textbox', { name: 'Info', exact: true }).fill('Papers only, twice a month.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The organization was saved.')).toBeVisible()

  await other.getByRole('textbox', { name: 'Office phone', exact: true }).fill('01 999 888')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Someone else changed this in the meantime.' })
  await expect(dialog.getByRole('rowheader')).toHaveText(['Info'])
  await expectNothingSerious(other)
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(other.getByRole('textbox', { name: 'Office phone', exact: true })).toHaveValue('01 999 888')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('The organization was saved.')).toBeVisible()

  await openOrganization(page, 'Inle Reed Consulting')
  await expect(page.getByRole('textbox', { name: 'Info', exact: true })).toHaveValue('Papers only, twice a month.')
  await openOrganization(other, 'Inle Reed Consulting')
  await other.getByRole('textbox', { name: 'Info', exact: true }).fill('Papers and cans.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other).toHaveURL(/\/organizations\?/)
  await page.getByRole('textbox', { name: 'Info', exact: true }).fill('Never seen.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox', { name: 'Info', exact: true })).toHaveValue('Papers and cans.')
})

test('only a super admin deletes an organization, after a confirmation that names it', {
  tag: ['@1-01', '@2.10-06', '@2.10-08', '@2.10-09', '@5-45', '@6-16'],
}, async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/organizations?q=weekend')
  await expect(page.getByRole('link', { name: /Weekend Farmers/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveCount(0)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await startSession(page, 'super.admin')
  await page.goto('/organizations?q=weekend')
  await chooseAction(page, page.getByRole('row'), 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete this organization?' })
  await expect(question).toContainText("Weekend Farmers' Market")
  await expectNothingSerious(page)
  await question.getByText('Cancel', { exact: true }).click()
  await expect(page.getByRole('link', { name: /Weekend Farmers/ })).toBeVisible()
  await chooseAction(page, page.getByRole('row'), 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText("Weekend Farmers' Market was deleted.")).toBeVisible()
  await expectNothingSerious(page)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()

  await page.getByRole('button', { name: 'Archived' }).click()
  await page.getByRole('link', { name: /Weekend Farmers/ }).click()
  await expect(page.getByText('This organization was deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText("Weekend Farmers' Market was restored.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
})

// 2.10-03: the expiry; the start is in organizations-table.tsx.
test('finance reads the list with its filters, and cannot change anything', {
  tag: ['@2.3-06', '@2.10-03', '@2.10-04', '@2.10-06', '@6-07'],
}, async ({ page }) => {
  await startSession(page, 'finance')
  await page.goto('/organizations')
  await page.getByRole('search').getByRole('button', { name: 'Company type' }).click()
  await page.getByRole('combobox', { name: 'Company type', exact: true }).fill('mall')
  await expect(page.getByRole('option', { name: 'Shopping Mall' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('option', { name: 'Shopping Mall' }).click()
  await expect(page).toHaveURL('/organizations?companyType=Shopping+Mall')
  await page.getByRole('columnheader', { name: 'Contract expiry' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=expiredDate/)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('row').nth(1)).toContainText('days left')
  await expect(page.getByRole('link', { name: 'Schedule' })).toHaveCount(3)
  for (const action of ['Add Organization', 'Edit', 'Actions'])
    await expect(page.getByRole('link', { name: action }).or(page.getByRole('button', { name: action }))).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  await page.goto('/organizations/add')
  await expect(page.getByText('You have no access to that page.').first()).toBeVisible()
})

const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

// 9-22: in the staff's form, which has the same map.
// 9-21: centre and zoom; the maximum zoom of the tiles is in location.ts.
test('the marker on the map can be dragged without the tile server, whose tiles appear once it is back', {
  tag: ['@2.10-13', '@9-21', '@9-22', '@R-rel-14'],
}, async ({ page }) => {
  let isAway = true
  await page.route(
    ({ hostname }) => hostname.includes('tile'),
    (route) => (isAway ? route.abort() : route.fulfill({ contentType: 'image/gif', body: dot })),
  )
  await startSession(page, 'operation')
  await page.goto('/organizations/add')
  const marker = page.locator('.leaflet-marker-icon')
  await marker.scrollIntoViewIfNeeded()
  const box = await marker.boundingBox()
  if (box === null) throw new Error('no marker')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y - 40, { steps: 8 })
  await page.mouse.up()
  const coordinate = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue().then(Number)
  // At zoom 12, 60 pixels are about 0.0206 degrees.
  await expect.poll(() => coordinate('Longitude')).toBeCloseTo(96.1951 + 0.0206, 3)
  await expect.poll(() => coordinate('Latitude')).toBeCloseTo(16.8661 + 0.0131, 3)
  // A click moves the marker to it, and a typed place outside of the view moves the view.
  await page.mouse.click(x - 60, y)
  await expect.poll(() => coordinate('Longitude')).toBeCloseTo(96.1951 - 0.0206, 3)
  await page.getByRole('textbox', { name: 'Latitude', exact: true }).fill('21.9588')
  const map = page.getByRole('region', { name: 'Location on the map' })
  await expect(map.getByRole('button', { name: 'Location on the map' })).toBeInViewport()

  const note = page.getByText('The map images cannot be loaded at the moment; the marker works without them.')
  await expect(note).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(note).toHaveCount(0)
})
