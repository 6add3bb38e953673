import { moneyPaths } from '@thant/contracts/money-paths'
import type { InboxRow } from '@thant/contracts/reporting/inbox'
import { generatePath } from 'react-router'
import { paths } from '#lib/links/paths.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Leads to the record, or to the list that has it where it has no screen of its own. */
export function useMatterHref(): (row: InboxRow) => string {
  const can = useCan()
  return ({ _id, kind, pickupId, sender, remark }) => {
    switch (kind) {
      case 'request':
        return requestHref(_id)
      case 'missed-report':
        return pickupId !== null && can('pickups:read')
          ? generatePath(paths.pickupEdit, { logisticsId: pickupId })
          : `${paths.notCollected}?tab=reports&state=OPEN`
      case 'message':
        return `${paths.contactMessages}?${new URLSearchParams({ isOpen: 'true', q: sender })}`
      case 'result':
        return `${moneyPaths.paymentResults}?${new URLSearchParams({ isOpen: 'true', orderId: remark })}`
    }
  }
}
