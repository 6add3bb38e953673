import type { ReplyOf } from '@thant/contracts/endpoint'
import type { reportEndpoints } from '@thant/contracts/reports'

/** A pickup behind a figure, with the items that count. */
export type TracedPickup = ReplyOf<typeof reportEndpoints.pickups>[number]
