import type { PaperKind } from '@thant/contracts/company/papers'
import { and, asc, eq } from 'drizzle-orm'
import { issuedPapers } from '#database/schema/papers.ts'
import { AppError } from '#lib/app-error.ts'
import type { AnyContext } from '#lib/context.ts'
import { freeze } from '#lib/frozen-data.ts'
import { getCompany } from './company.service.ts'
import { type Letterhead, letterheadOf } from './papers.service.ts'

export type PaperKey = { kind: PaperKind; subjectId: string }

/** A version of a paper: what it says, and the letterhead of the day it was issued. */
export type IssuedPaper<Paper> = {
  version: number
  issuedAt: Date
  issuedById: string | null
  reason: string
  isWithdrawn: boolean
  people: Record<string, string>
  letterhead: Letterhead
  paper: Paper
}

export type Issue<Paper extends object> = Pick<IssuedPaper<Paper>, 'version' | 'issuedAt' | 'issuedById' | 'paper'> &
  Partial<Pick<IssuedPaper<Paper>, 'reason' | 'isWithdrawn' | 'people'>>

/**
 * The form in which papers are frozen today. Whoever changes it so that former data fit no longer, or changes the words
 * of a paper so that it would say something else, gives it the next number and keeps a reader of the former one.
 */
const paperForm = 1

/** Freezes a version, unless it is there already, and returns whether it was not. Versions are only ever added. */
export async function issuePaper<Paper extends object>(
  context: AnyContext,
  { kind, subjectId }: PaperKey,
  { paper, ...issue }: Issue<Paper>,
): Promise<boolean> {
  const letterhead = letterheadOf(await getCompany(context))
  const added = await context.database
    .insert(issuedPapers)
    .values({ kind, subjectId, ...issue, ...freeze({ letterhead, paper }, paperForm) })
    .onConflictDoNothing()
    .returning({ version: issuedPapers.version })
  return added.length > 0
}

/** All versions of a paper, the first one first; the caller has checked that the paper is in reach. */
export async function listIssuedPapers<Paper>(
  { database }: AnyContext,
  { kind, subjectId }: PaperKey,
): Promise<Array<IssuedPaper<Paper>>> {
  const rows = await database
    .select()
    .from(issuedPapers)
    .where(and(eq(issuedPapers.kind, kind), eq(issuedPapers.subjectId, subjectId)))
    .orderBy(asc(issuedPapers.version))
  return rows.map(readPaper<Paper>)
}

/**
 * The only version of a paper whose record never changes. What was issued before papers were kept is frozen when it is
 * first drawn.
 */
export async function getIssuedPaper<Paper extends object>(
  context: AnyContext,
  key: PaperKey,
  issue: () => Omit<Issue<Paper>, 'version'> | Promise<Omit<Issue<Paper>, 'version'>>,
): Promise<IssuedPaper<Paper>> {
  const [issued] = await listIssuedPapers<Paper>(context, key)
  if (issued !== undefined) return issued
  await issuePaper<Paper>(context, key, { version: 1, ...(await issue()) })
  const [added] = await listIssuedPapers<Paper>(context, key)
  if (added === undefined) throw new Error('a paper that was issued is not there')
  return added
}

function readPaper<Paper>(row: typeof issuedPapers.$inferSelect): IssuedPaper<Paper> {
  const { version, issuedAt, issuedById, reason, isWithdrawn, people, data, formatVersion } = row
  if (formatVersion !== paperForm) throw new AppError('paper.unknown-format')
  const frozen: { letterhead: Letterhead; paper: Paper } = JSON.parse(data)
  return { version, issuedAt, issuedById, reason, isWithdrawn, people, ...frozen }
}
