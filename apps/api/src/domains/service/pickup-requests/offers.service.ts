import type { BodyOf } from '@thant/contracts/endpoint'
import type { Offer } from '@thant/contracts/service/pickup-offers'
import type { PickupRequest, pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { and, eq, isNull } from 'drizzle-orm'
import { notifications } from '#database/schema/notifications.ts'
import { organizations } from '#database/schema/organizations.ts'
import { users } from '#database/schema/users.ts'
import { getCompany } from '#domains/company/company/company.service.ts'
import { findLink } from '#domains/company/links/links.service.ts'
import { siteIdsOfUser } from '#domains/customers/users/users.presenter.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { presentOffer } from './pickup-requests.presenter.ts'
import { getPickupRequest } from './pickup-requests.queries.ts'
import { agreeToOffer, refuseOffer } from './pickup-requests.service.ts'

export function getOffer(context: AnyContext, link: string): Promise<Offer> {
  return asReader(context, link, getPickupRequest)
}

export function agreeByLink(
  context: AnyContext,
  link: string,
  seen: BodyOf<typeof pickupRequestEndpoints.agree>,
): Promise<Offer> {
  return asReader(context, link, (reader, id) => agreeToOffer(reader, id, seen))
}

export function refuseByLink(context: AnyContext, link: string): Promise<Offer> {
  return asReader(context, link, refuseOffer)
}

/**
 * Acts as the person to whom the mail with the link was sent. The link shows how a request ended; a step is possible
 * only as long as the offer is open.
 */
async function asReader(
  context: AnyContext,
  link: string,
  act: (context: Context, id: string) => Promise<PickupRequest>,
): Promise<Offer> {
  const { database } = context
  const found = await findLink(context, ['pickup-request'], link)
  const [reader] = found?.subjectId
    ? await database
        .select({
          id: users.id,
          role: users.role,
          organizationId: users.organizationId,
          siteIds: siteIdsOfUser,
          request: notifications.subjectId,
        })
        .from(notifications)
        .innerJoin(users, eq(users.id, notifications.userId))
        .innerJoin(organizations, eq(organizations.id, users.organizationId))
        .where(
          and(eq(notifications.id, found.subjectId), isNull(users.deactivatedAt), isNull(organizations.archivedAt)),
        )
    : []
  if (reader === undefined || reader.request === null) throw new AppError('mail-link.not-found')
  const { request, ...actor } = reader
  const { phone } = await getCompany(context)
  return presentOffer(await act({ ...context, actor, reach: 'own' }, request), phone)
}
