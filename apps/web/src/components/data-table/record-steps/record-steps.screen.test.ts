import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'

const steps = page.getByRole('navigation', { name: 'Records of the list' })
const stepsText = () => document.querySelector('nav[aria-label="Records of the list"]')?.textContent ?? ''
// The first record's page loads its code.
const says = () => expect.poll(stepsText, { timeout: 30_000 })
const rows = () => [...document.querySelectorAll<HTMLElement>('main tr[data-row] td[data-heading] > a')]

it('leads from a record to the others of its list, until the page of the list ends', {
  tags: ['13.13-04'],
}, async () => {
  await renderScreen(paths.pickups, { as: 'OPERATION' })
  await expect.poll(() => rows().length).toBeGreaterThan(2)
  const hrefs = rows().map((row) => row.getAttribute('href'))
  rows()[0]?.click()
  await says().toMatch(/First on this page of the list/)
  await userEvent.keyboard(']')
  await says().toMatch(/No\. 2/)
  expect(window.location.pathname).toBe(hrefs[1])
  for (let place = 3; place <= hrefs.length; place += 1) {
    await userEvent.keyboard(']')
    await says().toMatch(new RegExp(`No\\. ${place}`))
  }
  await says().toMatch(/Last on this page of the list/)
  await userEvent.keyboard('[[')
  await says().toMatch(new RegExp(`No\\. ${hrefs.length - 1}`))
  window.history.back()
  await expect.poll(() => window.location.pathname).toBe(paths.pickups)
  await expect.element(steps).not.toBeInTheDocument()
})

it('a row is looked at beside the list, with what is hidden there', { tags: ['13.13-05'] }, async () => {
  await renderScreen(`${paths.pickups}?hidden=plateNumber`, { as: 'OPERATION' })
  await expect.poll(() => rows().length).toBeGreaterThan(2)
  await userEvent.keyboard('j')
  await userEvent.keyboard('p')
  const panel = page.getByRole('dialog')
  await expect.element(panel.getByText('Plate number')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await userEvent.keyboard('p')
  await panel.getByRole('link', { name: 'Open' }).click()
  await says().toMatch(/No\. 1/)
})
