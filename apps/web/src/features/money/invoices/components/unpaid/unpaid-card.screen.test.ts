import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../../test/replies.ts'
import { sampleId } from '../../../../../../test/samples.ts'

const [ageing] = sampleReply(organizationInvoiceEndpoints.ageing)
const [ageClass] = ageing?.classes ?? []
const [one, several] = [
  { count: 1, onlyInvoice: sampleId() },
  { count: 2, onlyInvoice: null },
]

it.each([
  ['the one open invoice', one, generatePath(paths.ownInvoice, { paymentId: sampleId() })],
  ['the list of several', several, `${paths.ownInvoices}?status=PENDING`],
] as const)('Pay leads to %s', { tags: ['13.8-01'] }, async (_, open, expected) => {
  if (!ageing || !ageClass) throw new Error('there is no sample')
  const classes = [
    { ...ageClass, amount: 250, ...open },
    { ...ageClass, amount: 0, count: 0, onlyInvoice: null },
  ]
  await renderScreen(paths.home, {
    as: 'USER',
    replies: [reply(organizationInvoiceEndpoints.ageing, [{ ...ageing, classes }])],
  })
  await expect.element(page.getByRole('link', { name: 'Pay', exact: true })).toHaveAttribute('href', expected)
})
