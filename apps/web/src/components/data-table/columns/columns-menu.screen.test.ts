import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { readSetting, writeSetting } from '#lib/visitor/settings.ts'
import { closeScreen, renderScreen } from '../../../../test/render-screen.tsx'

const setting = `hidden ${pickupEndpoints.list.path}`
const head = (name: string) => page.getByRole('columnheader', { name })
const item = (name: string) => page.getByRole('menuitemcheckbox', { name })

afterEach(async () => {
  closeScreen()
  writeSetting(setting, undefined)
  await page.viewport(1440, 900)
})

it('a column is hidden and shown by keys, and stays hidden in this browser', { tags: ['13.13-01'] }, async () => {
  await page.viewport(1440, 900)
  await renderScreen(paths.pickups, { as: 'OPERATION' })
  await expect.element(head('Plate number')).toBeVisible()
  page.getByRole('button', { name: 'Columns' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Plate number')).toHaveAttribute('aria-checked', 'true')
  await expect.element(item('Organization')).not.toBeInTheDocument()
  // The menu takes the focus a moment after it is open.
  await expect.poll(() => document.activeElement?.closest('[role=menu]') !== null).toBe(true)
  item('Plate number').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(head('Plate number')).not.toBeInTheDocument()
  expect(window.location.search).toBe('?hidden=updatedBy%2CplateNumber')
  expect(readSetting(setting)).toBe('updatedBy,plateNumber')

  await renderScreen(paths.pickups, { as: 'OPERATION' })
  await expect.element(head('Organization')).toBeVisible()
  await expect.element(head('Plate number')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Columns' }).click()
  await item('Plate number').click()
  await expect.element(head('Plate number')).toBeVisible()
  expect(readSetting(setting)).toBeUndefined()
})

it('on a phone the cards leave out what is hidden', { tags: ['13.13-01'] }, async () => {
  await page.viewport(360, 740)
  await renderScreen(`${paths.pickups}?hidden=plateNumber,organization`, { as: 'OPERATION' })
  const cards = page.getByRole('list', { name: 'Pickups' })
  await expect.element(cards.getByText('Pick Up Time').first()).toBeVisible()
  await expect.element(cards.getByRole('link').first()).toBeVisible()
  await expect.element(cards.getByText('Plate number')).not.toBeInTheDocument()
})

it('on a phone rows are chosen, and what may be done to them stands at the bottom', {
  tags: ['13.13-02'],
}, async () => {
  await page.viewport(360, 740)
  await renderScreen(paths.pickups, { as: 'OPERATION' })
  await expect.element(page.getByRole('link', { name: 'New pickup' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click()
  const bar = page.getByRole('region', { name: 'Change the chosen pickups' })
  await expect.element(bar).toBeVisible()
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(740)
  await expect.element(page.getByRole('link', { name: 'New pickup' })).not.toBeInTheDocument()
  await expect.element(bar.getByRole('button', { name: 'Export chosen' })).toBeVisible()
  await bar.getByRole('button', { name: 'Choose none' }).click()
  await expect.element(bar).not.toBeInTheDocument()
})

it.each(['en', 'my'] as const)(
  'search, filters and tools of the pickups are one line in %s',
  {
    tags: ['13.13-06'],
  },
  async (language) => {
    await page.viewport(1440, 900)
    await renderScreen(paths.pickups, { as: 'OPERATION', language })
    await expect.poll(() => document.querySelector('main search')?.getBoundingClientRect().height).toBeLessThan(50)
  },
)
