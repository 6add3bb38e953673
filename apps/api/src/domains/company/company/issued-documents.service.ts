import type { DocumentKind } from '@thant/contracts/company/issued-documents'
import { and, asc, eq } from 'drizzle-orm'
import { issuedDocuments } from '#database/schema/issued-documents.ts'
import type { AnyContext } from '#lib/context.ts'
import { freeze } from '#lib/records/frozen-data.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { getCompany } from './company.service.ts'
import { type Letterhead, letterheadOf } from './letter-pdf.service.ts'

export type DocumentKey = { kind: DocumentKind; subjectId: string }

/** A version of a paper: what it says, and the letterhead of the day it was issued. */
export type IssuedDocument<Content> = {
  version: number
  issuedAt: Date
  issuedById: string | null
  reason: string
  isWithdrawn: boolean
  people: Record<string, string>
  letterhead: Letterhead
  paper: Content
}

export type Issue<Content extends object> = Pick<
  IssuedDocument<Content>,
  'version' | 'issuedAt' | 'issuedById' | 'paper'
> &
  Partial<Pick<IssuedDocument<Content>, 'reason' | 'isWithdrawn' | 'people'>>

/**
 * The form in which papers are frozen today. Whoever changes it so that former data fit no longer, or changes the words
 * of a paper so that it would say something else, gives it the next number and keeps a reader of the former one.
 */
const issuedForm = 1

/** Freezes a version, unless it is there already, and returns whether it was not. Versions are only ever added. */
export async function issueDocument<Content extends object>(
  context: AnyContext,
  { kind, subjectId }: DocumentKey,
  { paper, ...issue }: Issue<Content>,
): Promise<boolean> {
  const letterhead = letterheadOf(await getCompany(context))
  const added = await context.database
    .insert(issuedDocuments)
    .values({ kind, subjectId, ...issue, ...freeze({ letterhead, paper }, issuedForm) })
    .onConflictDoNothing()
    .returning({ version: issuedDocuments.version })
  return added.length > 0
}

/** All versions of a paper, the first one first; the caller has checked that the paper is in reach. */
export async function listIssuedDocuments<Content>(
  { database }: AnyContext,
  { kind, subjectId }: DocumentKey,
): Promise<Array<IssuedDocument<Content>>> {
  const rows = await database
    .select()
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.kind, kind), eq(issuedDocuments.subjectId, subjectId)))
    .orderBy(asc(issuedDocuments.version))
  return rows.map(readIssued<Content>)
}

/**
 * The only version of a paper whose record never changes. What was issued before papers were kept is frozen when it is
 * first drawn.
 */
export async function getIssuedDocument<Content extends object>(
  context: AnyContext,
  key: DocumentKey,
  issue: () => Omit<Issue<Content>, 'version'> | Promise<Omit<Issue<Content>, 'version'>>,
): Promise<IssuedDocument<Content>> {
  const [issued] = await listIssuedDocuments<Content>(context, key)
  if (issued !== undefined) return issued
  await issueDocument<Content>(context, key, { version: 1, ...(await issue()) })
  const [added] = await listIssuedDocuments<Content>(context, key)
  if (added === undefined) throw new Error('a paper that was issued is not there')
  return added
}

function readIssued<Content>(row: typeof issuedDocuments.$inferSelect): IssuedDocument<Content> {
  const { version, issuedAt, issuedById, reason, isWithdrawn, people, data, formatVersion } = row
  if (formatVersion !== issuedForm) throw new AppError('paper.unknown-format')
  const frozen: { letterhead: Letterhead; paper: Content } = JSON.parse(data)
  return { version, issuedAt, issuedById, reason, isWithdrawn, people, ...frozen }
}
