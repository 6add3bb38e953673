import { yearFileEndpoints } from '@thant/contracts/reporting/year-files'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen, type Visitor } from '../../../../../test/render-screen.tsx'
import { type Reply, refusal, reply } from '../../../../../test/replies.ts'
import { sampleId } from '../../../../../test/samples.ts'

const ofOrganization = `${paths.organizationProfile}?id=${sampleId()}`
const years = (...some: number[]) => reply(yearFileEndpoints.years, some)

async function show(path: string, as: Visitor, ...replies: Reply[]) {
  const { calls } = await renderScreen(path, { as, replies })
  const card = page.getByRole('region', { name: 'All records for one year' })
  const files = () => calls.made.flatMap(({ name }) => /\/years\/(\d+)\/file$/.exec(name)?.[1] ?? [])
  return { card, files }
}

it.each([
  ['a customer, at the reports', paths.reporting, 'USER'],
  ['staff, at the organization', ofOrganization, 'FINANCE OFFICE'],
] as const)('this year is downloaded with one click by %s', { tags: ['13.6-05'] }, async (_who, path, as) => {
  const { card, files } = await show(path, as, years(2027, 2026, 2025))
  await expect.element(card.getByRole('combobox', { name: 'Year' })).toHaveValue('2026')
  await card.getByRole('button', { name: 'Download ZIP' }).click()
  await expect.element(page.getByText(/^2026\.zip was downloaded/)).toBeVisible()
  expect(files()).toEqual(['2026'])
})

it('another year is chosen, and the latest where there is nothing of this year', { tags: ['13.6-05'] }, async () => {
  const { card, files } = await show(paths.reporting, 'USER', years(2024, 2023))
  await expect.element(card.getByRole('combobox', { name: 'Year' })).toHaveValue('2024')
  await card.getByRole('combobox', { name: 'Year' }).click()
  await page.getByRole('option', { name: '2023' }).click()
  await card.getByRole('button', { name: 'Download ZIP' }).click()
  await expect.element(page.getByText(/^2023\.zip was downloaded/)).toBeVisible()
  expect(files()).toEqual(['2023'])
})

it('says that there is nothing yet', { tags: ['13.6-05'] }, async () => {
  const { card } = await show(paths.reporting, 'USER', years())
  await expect.element(card.getByText('Nothing recorded yet')).toBeVisible()
  expect(card.getByRole('button').elements()).toEqual([])
})

it('says that a download is under way already', { tags: ['13.6-04'] }, async () => {
  const { card } = await show(paths.reporting, 'USER', years(2026), refusal(yearFileEndpoints.file, 'export.under-way'))
  await card.getByRole('button', { name: 'Download ZIP' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'download' })).toBeVisible()
})
