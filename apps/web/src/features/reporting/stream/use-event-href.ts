import type { StreamEvent } from '@thant/contracts/reporting/stream'
import { generatePath } from 'react-router'
import { paths } from '#lib/links/paths.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useCan } from '#lib/visitor/access.ts'

/** Returns the screen of what an event is about; undefined where it has none that the person may open. */
export function useEventHref({ record }: StreamEvent, organizationId: string): string | undefined {
  const can = useCan()
  switch (record?.kind) {
    case 'pickup':
      return can('pickups:read') ? generatePath(paths.pickupEdit, { logisticsId: record._id }) : undefined
    case 'request':
      return requestHref(record._id)
    case 'invoice':
      return generatePath(paths.invoice, { organizationId, paymentId: record._id })
    case 'report':
      return generatePath(paths.report, { reportId: record._id })
  }
}
