import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../../test/replies.ts'

it('asks before reminders of the chosen invoices are sent, and says of which none was', {
  tags: ['13.4-05', '13.4-10'],
}, async () => {
  const [sample] = sampleReply(invoiceEndpoints.list)
  if (!sample) throw new Error('A list of the contract has no sample row.')
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const invoices = [first, second].map((_id, index) => ({ ...sample, _id, invoiceNo: `INV-2026-${index + 1}` }))
  const error = { code: 'invoice.reminded-lately', message: 'A reminder was sent in the last three days.' }
  const sent = { code: 'mail.sent', message: 'The email has gone out already.' }
  const { calls } = await renderScreen(paths.payments, {
    as: 'FINANCE OFFICE',
    language: 'my',
    replies: [
      reply(invoiceEndpoints.list, invoices),
      reply(invoiceEndpoints.changeMany, {
        results: [
          { id: first, done: true, error: null },
          { id: second, done: false, error },
        ],
        undo: [first],
      }),
      reply(invoiceEndpoints.undoMany, { results: [{ id: first, done: false, error: sent }] }),
    ],
  })
  await page.getByRole('checkbox', { name: translate('Choose all rows of this page') }).click()
  const bar = page.getByRole('region', { name: translate('The chosen invoices') })
  await bar.getByRole('button', { name: translate('Send reminders') }).click()
  const dialog = page.getByRole('dialog', { name: translate('Send reminders of the chosen invoices?') })
  await dialog.getByRole('button', { name: translate('Send reminders') }).click()
  await expect.element(page.getByText(translate('Sent reminders: {{number}}').replace('{{number}}', '၁'))).toBeVisible()
  const reasons = translate('A reminder was sent in the last three days.')
  const refused = translate('Not sent: {{number}}. {{reasons}}')
    .replace('{{number}}', '၁')
    .replace('{{reasons}}', reasons)
  await expect.element(page.getByText(refused)).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: translate('Undo') }).click()
  const late = translate('Not changed: {{number}}. {{reasons}}')
    .replace('{{number}}', '၁')
    .replace('{{reasons}}', translate('The email has gone out already.'))
  await expect.element(page.getByText(late)).toBeVisible()
  const bodies = calls.made.filter(({ name }) => name.includes('/payment/bulk')).map(({ body }) => body)
  expect(bodies).toEqual([{ ids: [first, second], change: { send: 'reminder' } }, { ids: [first] }])
})
