import type { InboxAbout, InboxKind, InboxRow } from '@thant/contracts/reporting/inbox'
import { sql } from 'drizzle-orm'
import { organizations } from '#database/schema/organizations.ts'
import type { SelectedRow } from '#database/selected-row.ts'

/** Queries that select these columns read from `matters` and join organizations. */
export const matterFields = {
  id: sql<string>`matters.id`,
  kind: sql<InboxKind>`matters.kind`,
  organizationId: sql<string | null>`matters.organization_id`,
  organizationName: organizations.name,
  sender: sql<string | null>`matters.sender`,
  about: sql<InboxAbout>`matters.about`,
  wantedAt: sql<string | null>`matters.wanted_at`,
  pickupId: sql<string | null>`matters.pickup_id`,
  remark: sql<string>`matters.remark`,
  arrivedAt: sql<string>`matters.arrived_at`,
  answerBy: sql<string | null>`matters.answer_by`,
}

type StoredMatter = SelectedRow<typeof matterFields, 'organizations'>

export function presentMatter(matter: StoredMatter): InboxRow {
  const { organizationId, organizationName, answerBy } = matter
  const organization =
    organizationId === null || organizationName === null ? null : { _id: organizationId, name: organizationName }
  return {
    _id: matter.id,
    kind: matter.kind,
    organization,
    sender: organization?.name ?? matter.sender ?? '',
    about: matter.about,
    wantedAt: matter.wantedAt === null ? null : isoOf(matter.wantedAt),
    remark: matter.remark,
    arrivedAt: isoOf(matter.arrivedAt),
    answerBy: answerBy === null ? null : isoOf(answerBy),
    pickupId: matter.pickupId,
    request: null,
  }
}

/** Expressions are not decoded as columns are. */
function isoOf(instant: string): string {
  return new Date(instant).toISOString()
}
