import type { Offer } from '@thant/contracts/service/pickup-offers'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { pickupRequests } from '#database/schema/pickup-requests.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import { photoOf } from '#domains/company/files/files.presenter.ts'
import { reference } from '#domains/service/pickups/pickups.presenter.ts'
import type { Context } from '#lib/context.ts'
import { staffNamed } from '#lib/records/staff-named.ts'
import { currentState } from './request-states.ts'

export const askers = alias(users, 'askers')
export const answerers = alias(users, 'answerers')
export const drivers = alias(users, 'drivers')

/** Queries that select these columns join organizations, sites, pickups, `drivers`, `askers` and `answerers`. */
export const pickupRequestFields = {
  ...getTableColumns(pickupRequests),
  organizationName: organizations.name,
  siteName: sites.name,
  pickUpAt: pickups.pickUpAt,
  currentPickupVersion: pickups.version,
  hasFailed: sql<boolean>`${pickups.status} = 'ONHOLD'
    and exists (select from pickup_outcomes where pickup_outcomes.pickup_id = ${pickups.id})`,
  driverId: drivers.id,
  driverName: drivers.name,
  askedByName: askers.name,
  askedByRole: askers.role,
  answeredByName: answerers.name,
}

export type StoredPickupRequest = SelectedRow<typeof pickupRequestFields, 'pickups' | 'answerers' | 'drivers'>

export function presentPickupRequest(
  context: Pick<Context, 'actor' | 'clock' | 'settings'>,
  request: StoredPickupRequest,
): PickupRequest {
  const { clock } = context
  const { pickupId, pickUpAt, currentPickupVersion, answeredById } = request
  const asker = { _id: request.askedById, name: request.askedByName }
  return {
    _id: request.id,
    __v: request.version,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    organization: { _id: request.organizationId, name: request.organizationName },
    site: { _id: request.siteId, name: request.siteName },
    kind: request.kind,
    state: currentState(request, clock.now()),
    pickup:
      pickupId === null || pickUpAt === null || currentPickupVersion === null
        ? null
        : {
            _id: pickupId,
            __v: currentPickupVersion,
            pickUpTime: pickUpAt.toISOString(),
            isChanged: request.pickupVersion !== null && request.pickupVersion !== currentPickupVersion,
            hasFailed: request.hasFailed,
            driver: staffNamed(context, reference(request.driverId, request.driverName)),
          },
    wantedAt: request.wantedAt?.toISOString() ?? null,
    partOfDay: request.partOfDay,
    wasteTypes: request.wasteTypes,
    amountNote: request.amountNote,
    note: request.note,
    photos: request.photoKeys.map((key) => photoOf(context, key)),
    counterAt: request.counterAt?.toISOString() ?? null,
    answerNote: request.answerNote,
    askedBy: request.askedByRole === 'USER' ? asker : staffNamed(context, asker),
    answeredBy: staffNamed(context, reference(answeredById, request.answeredByName)),
    answeredAt: request.answeredAt?.toISOString() ?? null,
    expiresAt: request.expiresAt.toISOString(),
    closedAt: request.closedAt?.toISOString() ?? null,
  }
}

export function presentOffer(request: PickupRequest, phone: string): Offer {
  return {
    organization: request.organization.name,
    kind: request.kind,
    state: request.state,
    pickUpTime: request.pickup?.pickUpTime ?? null,
    wantedAt: request.wantedAt,
    counterAt: request.counterAt,
    answerNote: request.answerNote,
    phone,
  }
}
