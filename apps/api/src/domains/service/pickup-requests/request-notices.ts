import type { RequestFacts } from '@thant/contracts/customers/notification-facts'
import { eq } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import { pickups } from '#database/schema/pickups.ts'
import { sites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { notify, takeBackNotices } from '#domains/customers/notifications/notify.ts'
import { placeFact } from '#domains/customers/organizations/main-site.ts'
import type { AnyContext } from '#lib/context.ts'
import type { LockedRequest } from './lock-request.ts'
import { isOpenState } from './request-states.ts'

type Notice = {
  kind: 'request-made' | 'request-answered' | 'request-withdrawn' | 'request-agreed'
  facts?: Partial<RequestFacts>
}

export function notifyStaff(context: AnyContext, request: LockedRequest, notice: Notice): Promise<string[]> {
  return notifyAudience(context, request, notice, { staff: 'pickup-requests:answer' })
}

/** Tells who asked; if staff asked for the customer, all users of the site. Returns the ids of who was told. */
export async function notifyCustomer(context: AnyContext, request: LockedRequest, notice: Notice): Promise<string[]> {
  const { organizationId, siteId, askedById } = request
  const [asker] = await context.database.select({ role: users.role }).from(users).where(eq(users.id, askedById))
  const audience = asker?.role === 'USER' ? { userIds: [askedById] } : { organizationId, siteId }
  return notifyAudience(context, request, notice, audience)
}

/** Takes back what the customer was told of the state of a request; false once somebody knows of it. */
export function takeBackState(context: AnyContext, request: LockedRequest): Promise<boolean> {
  return takeBackNotices(context, eventKeyOf(request))
}

function eventKeyOf({ id, state, version }: LockedRequest): string {
  return `request ${id} ${state} ${version}`
}

async function notifyAudience(
  context: AnyContext,
  request: LockedRequest,
  { kind, facts = {} }: Notice,
  audience: Parameters<typeof notify>[2],
): Promise<string[]> {
  const { id, organizationId, state, expiresAt } = request
  const known = await factsOf(context, request)
  const event = { kind, organizationId, subjectId: id, facts: { ...known, ...facts } }
  return notify(
    context,
    {
      ...event,
      key: eventKeyOf(request),
      canBeUndone: state === 'DECLINED',
      ...(isOpenState(state) && { end: expiresAt }),
    },
    audience,
  )
}

async function factsOf({ database }: AnyContext, request: LockedRequest): Promise<RequestFacts> {
  const { kind, state, wantedAt, counterAt, answerNote, pickupId, expiresAt } = request
  const [place] = await database
    .select({ organization: organizations.name, name: sites.name })
    .from(sites)
    .innerJoin(organizations, eq(organizations.id, sites.organizationId))
    .where(eq(sites.id, request.siteId))
  const [pickup] =
    pickupId === null || kind === 'extra'
      ? []
      : await database.select({ at: pickups.pickUpAt }).from(pickups).where(eq(pickups.id, pickupId))
  return {
    organization: place?.organization ?? '',
    request: kind,
    state,
    ...(pickup && { at: pickup.at.toISOString() }),
    ...(wantedAt && { wanted: wantedAt.toISOString() }),
    ...(counterAt && { offered: counterAt.toISOString() }),
    ...(answerNote !== '' && { note: answerNote }),
    ...(place && placeFact(place)),
    ...(isOpenState(state) && { until: expiresAt.toISOString() }),
  }
}
