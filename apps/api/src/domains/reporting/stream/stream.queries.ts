import type { ReplyOf } from '@thant/contracts/endpoint'
import {
  type StreamEvent,
  type StreamQuery,
  type StreamTopic,
  type streamEndpoints,
  streamPageSize,
  streamTopicAccess,
  streamTopics,
} from '@thant/contracts/reporting/stream'
import { type SQL, sql } from 'drizzle-orm'
import { listNotesById } from '#domains/customers/notes/notes.queries.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { decodeCursor, encodeCursor, rethrowCursorError } from '#lib/lists/cursor.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'
import { presentEvent, type StoredEvent } from './stream.presenter.ts'
import { streamSources } from './stream-sources.queries.ts'

type StreamPage = ReplyOf<(typeof streamEndpoints)['list']>

/** What happened with an organization, archived or not, as far as the caller may see each topic. */
export async function pageStream(context: Context, organizationId: string, query: StreamQuery): Promise<StreamPage> {
  await assertOrganizationInReach(context, organizationId)
  const topics = streamTopics.filter((topic) => (query.topic ?? topic) === topic && maySee(context, topic))
  if (topics.length === 0) return { events: [], next: null }
  const found = await selectEvents(context, sourcesOf(organizationId, topics), query.after)
  const shown = found.slice(0, streamPageSize)
  const last = shown.at(-1)
  const next =
    found.length > shown.length && last ? encodeCursor({ ...order, value: placeOf(last), id: last.id }) : null
  return { events: await presentEvents(context, shown), next }
}

/** Events at the same time stand in the order of their kinds, and those of a kind in that of their ids. */
const order = { sort: '-at' }
const placeOf = ({ at, kind }: StoredEvent) => `${at} ${kind}`

function maySee({ actor }: Context, topic: StreamTopic): boolean {
  const permission = streamTopicAccess[topic]
  return permission === undefined || reachOfActor(actor, permission) === 'any'
}

function sourcesOf(organizationId: string, topics: readonly StreamTopic[]): SQL[] {
  const sources = streamSources(organizationId)
  return topics.flatMap((topic) =>
    sources[topic].map((source) => sql`select ${topic} as topic, s.* from (${source}) s`),
  )
}

/** Each source is read only as far as the page may need, so that a long history costs no more than a short one. */
async function selectEvents({ database }: Context, sources: SQL[], after: string | undefined): Promise<StoredEvent[]> {
  const { value, id } = after === undefined ? beforeAll : decodeCursor(after, order.sort)
  const [at = '', kind = ''] = value.split(' ')
  const ordered = sql`order by at desc, kind collate "C" desc, id desc limit ${streamPageSize + 1}`
  const parts = sources.map(
    (source) => sql`(select * from (${source}) found where at <= ${at}::timestamptz
      and (at, kind collate "C", id) < (${at}::timestamptz, ${kind}::text, ${id}::uuid) ${ordered})`,
  )
  const reading = database.execute<StoredEvent>(sql`
    select topic, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind, page.id, facts,
      actor_id as "actorId", users.name as "actorName"
    from (select * from (${sql.join(parts, sql` union all `)}) events ${ordered}) page
    left join users on users.id = actor_id
    order by page.at desc, kind collate "C" desc, page.id desc`)
  const { rows } = await (after === undefined ? reading : reading.catch(rethrowCursorError))
  return rows
}

const beforeAll = { value: 'infinity', id: '00000000-0000-0000-0000-000000000000' }

async function presentEvents(context: Context, stored: readonly StoredEvent[]): Promise<StreamEvent[]> {
  const ids = stored.flatMap(({ kind, id }) => (kind === 'note' ? [id] : []))
  const notes = new Map((await listNotesById(context, ids)).map((note) => [note._id, note]))
  return stored.map((event) => presentEvent(event, notes.get(event.id)))
}
