import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../test/render-screen.tsx'

const tooltip = page.getByRole('tooltip', { includeHidden: true })

it('names the icon that the pointer is on, and the one that the keyboard reaches, until a key is pressed', async () => {
  await renderScreen(paths.pickups, { as: 'OPERATION' })
  await page.getByRole('button', { name: 'Hide the menu' }).hover()
  await expect.element(tooltip).toHaveTextContent('Hide the menu')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(tooltip).not.toBeInTheDocument()

  page.getByRole('link', { name: 'Skip to content' }).element().focus()
  await userEvent.keyboard('{Tab}')
  while (document.activeElement?.getAttribute('aria-label') !== 'Hide the menu') await userEvent.keyboard('{Tab}')
  await expect.element(tooltip).toHaveTextContent('Hide the menu')
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})
