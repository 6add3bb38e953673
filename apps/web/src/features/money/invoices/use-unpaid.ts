import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useCan } from '#lib/visitor/access.ts'
import { sumOf } from './ageing.ts'

export type Unpaid = { currency: string; amount: number; overdue: number }

/** What an organization has to pay in each currency, what of it is past its due date, and the invoice if it is one. */
export function useUnpaid(organizationId: string) {
  const enabled = useCan()('invoices:of-organization')
  const ageing = useEndpoint(organizationInvoiceEndpoints.ageing, { params: { organizationId } }, { enabled })
  const unpaid: Unpaid[] | undefined = ageing.data?.data.flatMap(({ currency, classes }) => {
    const amount = sumOf(classes)
    const overdue = sumOf(classes.filter(({ overdueFrom }) => overdueFrom !== null))
    return amount > 0 ? [{ currency, amount, overdue }] : []
  })
  const open = ageing.data?.data.flatMap(({ classes }) => classes.filter(({ count }) => count > 0))
  const onlyInvoice = open?.length === 1 ? open[0]?.onlyInvoice : undefined
  return { unpaid, onlyInvoice: onlyInvoice ?? undefined, ageing }
}
