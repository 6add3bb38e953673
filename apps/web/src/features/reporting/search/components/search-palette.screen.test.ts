import { searchEndpoints } from '@thant/contracts/reporting/search'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { refusal, reply } from '../../../../../test/replies.ts'

const lotus = {
  kind: 'customer' as const,
  _id: '00000000-0000-4000-8000-000000000001',
  title: 'Lotus Hotel',
  hint: '01 555 0101',
  at: null,
  organizationId: '00000000-0000-4000-8000-000000000001',
  isPayable: false,
}
const invoice = { ...lotus, kind: 'invoice' as const, title: 'INV-2026-0042', hint: 'Lotus Hotel', isPayable: true }
const found = reply(searchEndpoints.search, [lotus, invoice])
const options = () => page.getByRole('option')
const field = () => page.getByRole('dialog').getByRole('combobox')

it('offers what can be done with what was found, and chooses the first', { tags: ['13.1-06'] }, async () => {
  await renderScreen(paths.settings, { as: 'ADMIN', replies: [found] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('lotus')
  await expect.element(options().first()).toHaveTextContent('Lotus Hotel01 555 0101')
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true')
  const texts = options()
    .elements()
    .map(({ textContent }) => textContent)
  expect(texts.slice(0, 5)).toEqual([
    'Lotus Hotel01 555 0101',
    'INV-2026-0042Lotus Hotel',
    'New pickup for Lotus Hotel',
    'New invoice for Lotus Hotel',
    'Record a payment of INV-2026-0042',
  ])
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true')
  const active = field().element().getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toContain('INV-2026-0042')
  await userEvent.keyboard('{Escape}')
})

it('names pages in either language, and says why nothing is found', { tags: ['13.1-05'] }, async () => {
  const { answer } = await renderScreen(paths.settings, {
    as: 'ADMIN',
    language: 'my',
    replies: [reply(searchEndpoints.search, [])],
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('audit')
  await expect.element(options().first()).toHaveTextContent('လုပ်ဆောင်ချက် မှတ်တမ်း')
  answer(refusal(searchEndpoints.search, 'request.too-often'))
  await field().fill('nobody')
  await expect
    .element(page.getByRole('dialog').getByRole('status'))
    .toHaveTextContent(translate('Too many tries. Please try again {{wait}}.'))
  await userEvent.keyboard('{Escape}')
})
