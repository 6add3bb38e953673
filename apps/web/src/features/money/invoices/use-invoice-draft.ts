import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { type Subscription, subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import { defaultDaysToPay } from '@thant/contracts/money/invoice-forms'
import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { lineAfter } from './invoice-line-values.ts'
import type { InvoiceValues } from './invoice-values.ts'

type Draft = {
  values: InvoiceValues | undefined
  /** The period that an extension is drafted for, and why. */
  next: Subscription['next'] | undefined
  error: ApiError | null
  retry: () => void
}

/** Loads the initial values of a new invoice: the next number, and for an extension the next period and its price. */
export function useInvoiceDraft(organizationId: string, isExtension: boolean): Draft {
  const { t } = useTranslation()
  const today = todayIn(useCompanyTimeZone())
  const number = useEndpoint(invoiceEndpoints.nextNumber, {}, { staleTime: 0 })
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } })
  const subscription = useEndpoint(subscriptionEndpoints.get, { params: { organizationId } }, { staleTime: 0 })
  const results = [number, organization, subscription]
  return {
    values: number.isFetchedAfterMount && subscription.isFetchedAfterMount ? valuesOf() : undefined,
    next: subscription.data?.data.next,
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of results) if (query.isError) void query.refetch()
    },
  }

  function valuesOf(): InvoiceValues | undefined {
    const next = subscription.data?.data.next
    if (!number.data || !organization.data || !next) return undefined
    return {
      invoiceNo: number.data.data.invoiceNo,
      description: isExtension ? t('Waste collection and recycling service') : '',
      organization: organizationId,
      billing: 'amount',
      lines: [lineAfter(undefined)],
      amount: isExtension && next.amount !== null ? String(next.amount) : '',
      companyType: organization.data.data.companyType,
      currency: next.currency,
      paymentStatus: 'PENDING',
      dueDate: daysAfter(today, defaultDaysToPay),
      servicePeriod: isExtension ? next.servicePeriod : { start: null, end: null },
      extendsContract: isExtension && !next.isGap,
      file: undefined,
    }
  }
}
