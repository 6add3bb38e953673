import type { Me } from '@thant/contracts/customers/auth'
import type { SearchResult } from '@thant/contracts/reporting/search'
import { generatePath } from 'react-router'
import { invoiceHref } from '#features/money/invoices/invoice-href.ts'
import { paths } from '#lib/links/paths.ts'
import { pickupHref } from '#lib/links/pickup-href.ts'
import { organizationProfileHref, userProfileHref } from '#lib/links/profile-href.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { reachOf } from '#lib/visitor/access.ts'

/** The screen on which the person sees what was found. */
export function resultHref(result: SearchResult, me: Me | undefined, timeZone: string): string | undefined {
  const { kind, _id, at, organizationId } = result
  switch (kind) {
    case 'customer':
      return organizationProfileHref(_id)
    case 'person':
      return userProfileHref(_id)
    case 'pickup':
      return pickupHref({ _id, pickUpTime: at ?? '' }, me, { organizationId: organizationId ?? undefined, timeZone })
    case 'request':
      return requestHref(_id)
    case 'invoice':
      return reachOf(me, 'invoices:read') === 'any'
        ? invoiceHref({ _id, organization: { _id: organizationId ?? '', name: result.hint } })
        : generatePath(paths.ownInvoice, { paymentId: _id })
    case 'report':
      return generatePath(paths.report, { reportId: _id })
  }
}
