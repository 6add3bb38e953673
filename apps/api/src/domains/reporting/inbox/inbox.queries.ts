import type { Page } from '@thant/contracts/endpoint'
import {
  type InboxKind,
  type InboxRow,
  inboxEndpoints,
  inboxKindAccess,
  inboxKinds,
} from '@thant/contracts/reporting/inbox'
import { eq, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { organizations } from '#database/schema/organizations.ts'
import { listRequestsById } from '#domains/service/pickup-requests/pickup-requests.queries.ts'
import type { Actor, Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, isOneOf, onJoined } from '#lib/lists/list-filters.ts'
import type { PageQuery } from '#lib/lists/list-plan.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'
import { matterFields, presentMatter } from './inbox.presenter.ts'
import { matters } from './inbox-matters.queries.ts'

const joinOrganization = <Select extends PgSelect>(select: Select) =>
  select.leftJoin(organizations, eq(organizations.id, sql`matters.organization_id`))

const { id, sender, arrivedAt } = matterFields

/** What has no deadline stands after all that has one, in the order in which it came. */
const deadline = sql`coalesce(matters.answer_by, matters.arrived_at + interval '1000 years')`

export const inboxListing = createList({
  contract: inboxEndpoints.list,
  fields: matterFields,
  table: matters,
  join: joinOrganization,
  id,
  scope: {
    where: (kinds) => sql`matters.kind = any(${kinds}::text[])`,
    value: ({ actor }) => `{${kindsOf(actor).join()}}`,
  },
  search: onJoined(contains(sender, organizations.name, sql`matters.remark`)),
  columns: {
    kind: { filter: isOneOf(sql`matters.kind`) },
    arrivedAt: { by: arrivedAt, type: 'timestamptz' },
    answerBy: { sort: { by: deadline, type: 'timestamptz' } },
  },
  internal: {
    filters: {
      /** A request past its time does not wait any more, even if the job that writes it down has not run yet. */
      waitsAt: { where: (now) => sql`(matters.answer_by is null or matters.answer_by > ${now}::timestamptz)` },
    },
  },
  presenter: () => presentMatter,
})

/** Each kind as far as the caller may see it, the requests with all that is needed to answer them. */
export async function pageInbox(context: Context, query: PageQuery): Promise<Page<InboxRow>> {
  const page = await inboxListing.page(context, whatWaits(context, query))
  const ids = page.data.flatMap(({ kind, _id }) => (kind === 'request' ? [_id] : []))
  const requests = new Map((await listRequestsById(context, ids)).map((request) => [request._id, request]))
  return { ...page, data: page.data.map((row) => ({ ...row, request: requests.get(row._id) ?? null })) }
}

export function whatWaits<Query>({ clock }: Context, query: Query): Query & { waitsAt: string } {
  return { ...query, waitsAt: clock.now().toISOString() }
}

function kindsOf(actor: Actor): InboxKind[] {
  return inboxKinds.filter((kind) => reachOfActor(actor, inboxKindAccess[kind]) === 'any')
}
