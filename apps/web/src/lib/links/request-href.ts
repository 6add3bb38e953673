import type { PickupRequestKind } from '@thant/contracts/service/pickup-request-states'
import { generatePath } from 'react-router'
import { paths } from './paths.ts'

export function requestHref(requestId: string): string {
  return generatePath(paths.pickupRequest, { requestId })
}

/** The form; a move and a cancellation are about a pickup. */
export function requestFormHref(kind: PickupRequestKind, pickup?: string): string {
  const search = new URLSearchParams({ kind, ...(pickup !== undefined && { pickup }) })
  return `${paths.pickupRequestAdd}?${search}`
}
