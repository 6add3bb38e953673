import { randomInt } from 'node:crypto'
import { expectNothingSerious } from '../looks/axe.ts'
import { expectToFit } from '../looks/fits.ts'
import { apiAs, newOrganization, newPickup } from '../service/pickup-data.ts'
import { choose, chooseAction, pick } from '../support/fields.ts'
import { expect, test } from '../support/journey.ts'
import { gatePhoto } from '../support/photo.ts'
import { signIn, startSession } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

/** Each type has one profile a day, and a journey may be repeated. */
function freeDay(): string {
  const day = new Date(Date.UTC(2031, 0, 1) + randomInt(9_000) * 86_400_000)
  return day.toISOString().slice(0, 10).replaceAll('-', '/')
}

/** A small PDF, as a weighbridge office sends one. */
const slipPdf = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nslip\n%%EOF\n') }

const screens = [
  '/treatment/consignments',
  '/treatment/mass-balance',
  '/treatment/destinations',
  '/treatment/destinations/add',
  '/treatment/stock',
  '/treatment/stock/add',
  '/treatment/profiles',
  '/treatment/consignments/add',
  '/treatment/profiles/add',
]

test('staff add a destination, say what goes there, and record a load that is heavier than what was there', {
  tag: ['@11.4-03'],
}, async ({ page }) => {
  const name = unique('Riverside Mill')
  await startSession(page, 'operation')
  await page.goto('/treatment/destinations/add')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Recycler' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The destination was added.')).toBeVisible()

  await page.goto('/treatment/profiles/add')
  await page.getByRole('combobox', { name: 'Waste type' }).fill('Glass')
  await page.getByRole('option', { name: 'Glass' }).click()
  await page.getByRole('textbox', { name: 'Valid from' }).fill(freeDay())
  await page.getByRole('combobox', { name: 'Treatment' }).click()
  await page.getByRole('option', { name: 'Recycling' }).click()
  await page.getByRole('textbox', { name: 'Share' }).fill('92')
  await page.getByRole('button', { name: 'Add a share' }).click()
  await page.getByRole('combobox', { name: 'Treatment' }).last().click()
  await page.getByRole('option', { name: 'Landfilling' }).click()
  await page.getByRole('textbox', { name: 'Share' }).last().fill('7.9')
  await expect(page.getByText('Total: 99.90%')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The shares must add up to exactly 100 %.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Share' }).last().fill('8')
  await expect(page.getByText('Total: 100.00%')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The treatment profile was added.')).toBeVisible()

  await page.goto('/treatment/consignments/add')
  await page.getByRole('combobox', { name: 'Waste type' }).fill('E-waste')
  await page.getByRole('option', { name: 'E-waste' }).click()
  await page.getByRole('combobox', { name: 'Destination' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('textbox', { name: 'Gross weight' }).fill('900,000')
  await page.getByRole('textbox', { name: 'Tare' }).fill('3,000')
  await expect(page.getByRole('textbox', { name: 'Net weight' })).toHaveValue('897000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question).toContainText('This is more than a truck carries.')
  await question.getByRole('button', { name: 'Save it like this' }).click()
  await expect(page.getByText(/more left than was there/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('897,000')

  await page.goto('/treatment/mass-balance')
  await expect(page.getByText(/E-waste, .*897,\d{3}\.\d{2}\skg shipped/)).toBeVisible()
  await expectNothingSerious(page)
})

test('what was collected before the first profile is listed, and gets its treatment for a reason', {
  tag: ['@11.2-03'],
}, async ({ page }) => {
  const office = await apiAs(page, 'operation')
  const organization = await newOrganization(office, unique('Before All Records'))
  // An earlier try has filled the days after its own.
  const day = `${2010 - test.info().retry}-01-10`
  const pickup = await newPickup(office, organization, { pickUpTime: `${day}T02:45:00.000Z` })
  const items = [{ productName: 'Bottles', productType: 'Glasses', quantity: 12.5, unit: 'kg', remark: '' }]
  const completed = { status: 'COMPLETED', items, isSure: true }
  expect((await office('PATCH', `/logistics/${pickup}`, completed)).status).toBe(200)

  await signIn(page, 'operation')
  const hint = page.getByRole('status').filter({ hasText: /^Nobody recorded what became of [\d,.]+\skg/ })
  await hint.getByRole('link', { name: 'Open treatment profiles' }).click()
  const gaps = page.getByRole('table', { name: 'Treatment not known' })
  const gap = gaps.getByRole('row', { name: /^Glass/ })
  await expect(gap).toContainText('12.500')
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectToFit(page)
  await gap.getByRole('button', { name: 'Use the first profile for Glass' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use the first profile for Glass' })
  await dialog.getByRole('button', { name: 'Record the treatment' }).click()
  await expect(dialog.getByText('Please say why')).toBeVisible()
  await expectNothingSerious(page)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The glass works has its receipts of that year.')
  await dialog.getByRole('button', { name: 'Record the treatment' }).click()
  await expect(page.getByText('The treatment profile was added.')).toBeVisible()
  await expect(gap).toHaveCount(0)
  // Otherwise dashboards list each month since then.
  const manager = await apiAs(page, 'operation.manager')
  expect((await manager('DELETE', `/logistics/${pickup}`)).status).toBe(200)
})

test('the weighbridge slip of a consignment is a photo or a PDF, which opens again and can be removed', {
  tag: ['@11.3-01'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Slip Mill')
  await api('POST', '/destinations', { name, kind: 'recycler', licence: '', address: '', contact: '' })
  await startSession(page, 'operation')
  await page.goto('/treatment/consignments/add')
  await page.getByRole('combobox', { name: 'Waste type' }).fill('Paper')
  await page.getByRole('option', { name: 'Paper' }).click()
  await choose(page, 'Destination', name, name)
  await page.getByRole('textbox', { name: 'Net weight' }).fill('12.5')
  const choice = page.locator('input[type=file]')
  await choice.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(page.getByText('Only PDF, JPEG, PNG and WebP files are accepted.')).toBeVisible()
  await choice.setInputFiles(gatePhoto)
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The consignment was added.')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: name })
  const openSlip = async () => {
    const address = await row.getByRole('link', { name: /^View slip/ }).getAttribute('href')
    const reply = await page.request.get(address ?? '')
    return [reply.status(), reply.headers()['content-type']]
  }
  await expect.poll(openSlip).toEqual([200, 'image/png'])

  const edit = async () => {
    await row.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByRole('heading', { name: 'Edit Consignment' })).toBeVisible()
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL('/treatment/consignments')
  }
  await edit()
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  await choice.setInputFiles(slipPdf)
  await expect(page.getByText('slip.pdf')).toBeVisible()
  // Removing what was only chosen goes back to the slip that is there.
  await page.getByRole('button', { name: 'Remove file' }).click()
  await expect(page.getByRole('link', { name: 'Open the present slip' })).toBeVisible()
  await save()
  await expect.poll(openSlip).toEqual([200, 'image/png'])

  await edit()
  await choice.setInputFiles(slipPdf)
  await expect(page.getByText('slip.pdf')).toBeVisible()
  await expectNothingSerious(page)
  await save()
  await expect.poll(openSlip).toEqual([200, 'application/pdf'])

  await edit()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Remove file' }).click()
  await expect(page.getByRole('link', { name: 'Open the present slip' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await save()
  await expect(row).toBeVisible()
  await expect(row.getByRole('link', { name: /^View slip/ })).toHaveCount(0)
})

test('what becomes of the waste is readable for everyone, and on a narrow phone', async ({ page }) => {
  test.slow()
  await startSession(page, 'operation')
  for (const address of screens) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNothingSerious(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectToFit(page)
  }
})

test('the mass balance says which loads do not prove what the reports claim, and leads to them', {
  tag: ['@11.4-06'],
}, async ({ page }) => {
  const api = await apiAs(page, 'operation')
  const name = unique('Unclaimed Yard')
  const yard = await api('POST', '/destinations', { name, kind: 'recycler', licence: '', address: '', contact: '' })
  const destinationId: string = yard.data._id
  for (const [date, net] of [
    ['2012-03-01', 12.5],
    ['2012-03-31', 7.25],
    ['2012-04-01', 100],
  ]) {
    await api('POST', '/consignments', { date, destinationId, wasteType: 'Glasses', net, documentNumber: name })
  }
  await startSession(page, 'operation')
  await page.goto('/treatment/mass-balance?from=2012-03&to=2012-03')
  const section = page.getByRole('region', { name: 'Where it went: profiles and loads' })
  await expect(section.getByText(/^Rows that do not agree within 5%: \d+ of \d+\.$/)).toBeVisible()
  const row = section.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row).toContainText('Not claimed')
  await expect(row).toContainText('19.75')
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^profiles-and-loads-2012-03-.*\.csv$/)

  await row.getByRole('link', { name: /^Shipped: Glass, / }).click()
  const loads = page.getByRole('table', { name: 'Consignments' }).getByRole('row').filter({ hasText: name })
  await expect(loads).toHaveCount(2)
  await page.goBack()
  await expect(row).toBeVisible()
})

test('a landfill that would recover waste, and a load to it that no profile names, are asked about', async ({
  page,
}) => {
  const landfill = unique('North Landfill')
  const api = await apiAs(page, 'operation')
  await api('POST', '/destinations', { name: landfill, kind: 'landfill', licence: '', address: '', contact: '' })
  await startSession(page, 'operation')
  await page.goto('/treatment/profiles/add')
  await choose(page, 'Waste type', 'Glass', 'Glass')
  await page.getByRole('textbox', { name: 'Valid from' }).fill(freeDay())
  await page.getByRole('combobox', { name: 'Treatment' }).click()
  await page.getByRole('option', { name: 'Recycling' }).click()
  await choose(page, 'Destination', landfill, landfill)
  await page.getByRole('textbox', { name: 'Share' }).fill('100')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question).toContainText('This destination is a landfill, where waste is disposed of.')
  await expectNothingSerious(page)
  await question.getByRole('button', { name: 'Save it like this' }).click()
  await expect(page.getByText('The treatment profile was added.')).toBeVisible()

  // By its profile, e-waste goes to a workshop and a shop.
  await page.goto('/treatment/consignments/add')
  await choose(page, 'Waste type', 'E-waste', 'E-waste')
  await choose(page, 'Destination', landfill, landfill)
  await page.getByRole('textbox', { name: 'Net weight' }).fill('1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toContainText('nothing of this type goes to a landfill')
  await question.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(page.getByRole('textbox', { name: 'Net weight' })).toHaveValue('1')
})

test('what goes beyond the licence of a destination is asked about, marked, and found', { tag: ['@11.1-03'] }, async ({
  page,
}) => {
  const name = unique('Lapsed Mill')
  await startSession(page, 'operation')
  await page.goto('/treatment/destinations/add')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await pick(page, 'Kind', 'Recycler')
  await page.getByRole('textbox', { name: 'Licence number' }).fill('YGN-W-77')
  await page.getByRole('textbox', { name: 'Licensed until' }).fill('2020/01/31')
  await page.getByRole('combobox', { name: 'Licensed waste types' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Paper' }).click()
  await page.keyboard.press('Escape')
  await page.locator('input[type=file]').setInputFiles({ ...slipPdf, name: 'licence.pdf' })
  await expect(page.getByText('licence.pdf')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The destination was added.')).toBeVisible()

  await page.goto(`/treatment/destinations?licenceState=ended&name=${encodeURIComponent(name)}`)
  const row = page.getByRole('table', { name: 'Destinations' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Expired')
  await row.getByRole('link', { name: 'Edit' }).click()
  const present = page.getByRole('link', { name: 'Open the present document' })
  expect((await page.request.get((await present.getAttribute('href')) ?? '')).status()).toBe(200)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto('/treatment/consignments/add')
  await choose(page, 'Waste type', 'Can', 'Can')
  await choose(page, 'Destination', name, name)
  await page.getByRole('textbox', { name: 'Date' }).fill('2020/02/01')
  await page.getByRole('textbox', { name: 'Net weight' }).fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question).toContainText('The licence of this destination ends before this day.')
  await expect(question).toContainText('The licence of this destination is not for this waste type.')
  await question.getByRole('button', { name: 'Save it like this' }).click()
  await expect(page.getByText('The consignment was added.')).toBeVisible()
  await page.goto(`/treatment/consignments?isBeyondLicence=true&q=${encodeURIComponent(name)}`)
  const load = page.getByRole('table', { name: 'Consignments' }).getByRole('row').filter({ hasText: name })
  await expect(load).toContainText('After the end of the licence')
  await page.goto('/treatment/mass-balance?from=2020-02&to=2020-02')
  await expect(page.getByText(new RegExp(`${name}: ended on`))).toBeVisible()
  const claim = page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(claim).toContainText('Not licensed for this waste type')
  await expectNothingSerious(page)
})

test('staff record a stock-take, which corrects the mass balance, and delete it again', { tag: ['@11.4-08'] }, async ({
  page,
}) => {
  const note = unique('Counted by hand')
  // One of a type and day; the clock of the journeys is years later.
  const day = freeDay().replace(/^\d{4}/, '2012')
  const month = day.slice(0, 7).replace('/', '-')
  await startSession(page, 'operation')
  await page.goto('/treatment/stock/add')
  await page.getByRole('textbox', { name: 'Date' }).fill(day)
  await choose(page, 'Waste type', 'Can', 'Can')
  await pick(page, 'What happened', 'Stock-take')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Required').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Counted in stock' }).fill('1,234.5')
  await page.getByRole('textbox', { name: 'Note' }).fill(note)
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The stock adjustment was added.')).toBeVisible()
  await page.goto(`/treatment/mass-balance?from=${month}&to=${month}`)
  const balance = page.getByRole('table', { name: 'Mass balance' }).getByRole('row', { name: /^Can/ })
  await expect(balance).toContainText('1,234.5')
  await page.getByText('By stock-takes', { exact: true }).click()
  await expect(page).toHaveURL(/show=adjusted/)
  await expect(balance).toContainText('1,234.5')
  await expect(page.getByText(/^Can: of 1,234\.50.* in stock/)).toBeVisible()
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectToFit(page)

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/treatment/stock?q=${encodeURIComponent(note)}`)
  const row = page.getByRole('table', { name: 'Stock-takes and losses' }).getByRole('row').filter({ hasText: note })
  await chooseAction(page, row, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The stock adjustment was deleted.')).toBeVisible()
})

test('finance reads where waste goes, and changes nothing of it', { tag: ['@11.4-03'] }, async ({ page }) => {
  await startSession(page, 'finance')
  await page.goto('/treatment/destinations')
  await expect(page.getByRole('table', { name: 'Destinations' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Destination' })).toBeHidden()
  await page.goto('/treatment/consignments')
  await expect(page.getByRole('table', { name: 'Consignments' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Consignment' })).toBeHidden()
})
