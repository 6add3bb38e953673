import type { Pickup } from '@thant/contracts/service/pickups'
import { eq } from 'drizzle-orm'
import { pickups } from '#database/schema/pickups.ts'
import { inTransaction } from '#database/transaction.ts'
import {
  type DocumentKey,
  type Issue,
  type IssuedDocument,
  issueDocument,
  listIssuedDocuments,
} from '#domains/company/company/issued-documents.service.ts'
import { listLateTreatments } from '#domains/materials/treatment-profiles/treatment-profiles.queries.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { assertNoteIsInReach, getNotedRecord, type NotedRecord } from './collection-notes.queries.ts'
import { type NotedPickup, notedPickupOf, saysTheSame, typesTreatedSince, withNamesOf } from './noted-pickup.ts'

export type IssuedNote = IssuedDocument<NotedPickup>
type Keeping = { isJustCompleted?: boolean; reason?: string | undefined }

/**
 * Issues the collection note of a pickup that the caller has locked: its first version, or the next one if the last says
 * something else. Whoever changes a completed pickup calls it before and after, so that both states are kept.
 */
export async function keepNote(context: AnyContext, pickupId: string, keeping: Keeping = {}): Promise<void> {
  const { missing } = await compareNote(context, pickupId, keeping)
  for (const issue of missing) await issueDocument(context, keyOf(pickupId), issue)
}

/**
 * Issues the note of a pickup that is just completed from what the caller has read of it, so that completing one takes
 * two statements more. One that was reopened has a note already.
 */
export async function issueNote(context: Context, pickup: Pickup): Promise<void> {
  const issue = { version: 1, issuedAt: new Date(pickup.updatedAt), issuedById: context.actor.id }
  const isFirst = await issueDocument(context, keyOf(pickup._id), { ...issue, ...notedPickupOf(pickup) })
  if (!isFirst) await keepNote(context, pickup._id, { isJustCompleted: true })
}

/**
 * All versions of the note of a pickup in reach, the first one first. What no caller has kept is kept now: a note from
 * before notes were kept, or what a late treatment profile gave its items.
 */
export async function getNoteVersions(context: AnyContext, pickupId: string): Promise<IssuedNote[]> {
  await assertNoteIsInReach(context, pickupId)
  const { versions, missing } = await compareNote(context, pickupId)
  if (missing.length > 0) {
    await inTransaction(context.pool, async (database) => {
      await database.select({ id: pickups.id }).from(pickups).where(eq(pickups.id, pickupId)).for('update')
      await keepNote({ ...context, database }, pickupId)
    })
    return listIssuedDocuments(context, keyOf(pickupId))
  }
  if (versions.length === 0) throw new AppError('pickup.not-completed')
  return versions
}

function keyOf(pickupId: string): DocumentKey {
  return { kind: 'collection-note', subjectId: pickupId }
}

async function compareNote(context: AnyContext, pickupId: string, keeping: Keeping = {}) {
  const versions = await listIssuedDocuments<NotedPickup>(context, keyOf(pickupId))
  const record = await getNotedRecord(context, pickupId)
  const latest = versions.at(-1)
  const said = keeping.isJustCompleted ? record : await withLateTreatments(context, record, latest)
  const reason = keeping.reason ?? ''
  return { versions, missing: missingVersions(said, latest).map((issue) => ({ ...issue, reason })) }
}

/** A pickup that was deleted before its note was kept has two at once: what it said, and that it no longer holds. */
function missingVersions(record: NotedRecord, latest: IssuedNote | undefined): Array<Issue<NotedPickup>> {
  const isCompleted = record.status === 'COMPLETED'
  const holds = isCompleted && record.archivedAt === null
  if (latest === undefined) {
    if (!isCompleted) return []
    const first = { version: 1, ...changeOf(record), people: record.people, paper: record.noted }
    return holds ? [first] : [first, withdrawal(record, first)]
  }
  if (!holds) return latest.isWithdrawn ? [] : [withdrawal(record, latest)]
  const paper = withNamesOf(latest.paper, record.noted)
  if (saysTheSame(paper, latest.paper)) return []
  return [{ version: latest.version + 1, ...changeOf(record), people: namesOf(record, latest), paper }]
}

function withdrawal(record: NotedRecord, { version, paper, people }: Issue<NotedPickup>): Issue<NotedPickup> {
  const withdrawn = record.archivedAt === null ? 'reopened' : 'deleted'
  return {
    version: version + 1,
    ...changeOf(record),
    isWithdrawn: true,
    people: people ?? {},
    paper: { ...paper, withdrawn },
  }
}

/** When and by whom the record got what it says: by the last change of the pickup, or a treatment that came later. */
function changeOf({ changedAt, changedById, noted }: NotedRecord) {
  const late = noted.late.map(({ on, by }) => ({ issuedAt: new Date(on), issuedById: by }))
  return [{ issuedAt: changedAt, issuedById: changedById }, ...late].reduce((last, one) =>
    one.issuedAt > last.issuedAt ? one : last,
  )
}

function namesOf({ people }: NotedRecord, latest: IssuedNote): Record<string, string> {
  return Object.fromEntries(Object.entries(people).map(([id, name]) => [id, latest.people[id] ?? name]))
}

/** Adds who said afterwards, and why, what became of items that a profile divides. */
async function withLateTreatments(
  context: AnyContext,
  record: NotedRecord,
  latest: IssuedNote | undefined,
): Promise<NotedRecord> {
  const { noted, typesByProfile } = record
  const known = latest?.paper.late.filter(({ wasteType }) => typesByProfile.includes(wasteType)) ?? []
  const types = latest === undefined ? typesByProfile : typesTreatedSince(latest.paper, noted)
  const requested = types.filter(
    (type) => typesByProfile.includes(type) && known.every((one) => one.wasteType !== type),
  )
  const day = dayOf(new Date(noted.pickUpTime), context.settings.timeZone)
  const added = requested.length === 0 ? [] : await listLateTreatments(context, day, requested)
  return {
    ...record,
    noted: {
      ...noted,
      late: [
        ...known,
        ...added.map(({ on, by, ...treatment }) => ({ ...treatment, on: on.toISOString(), by: by?._id ?? null })),
      ],
    },
    people: {
      ...record.people,
      ...Object.fromEntries(added.flatMap(({ by }) => (by === null ? [] : [[by._id, by.name]]))),
      ...Object.fromEntries(known.flatMap(({ by }) => (by === null ? [] : [[by, latest?.people[by] ?? '']]))),
    },
  }
}
