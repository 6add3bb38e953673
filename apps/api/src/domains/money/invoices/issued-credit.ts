import type { Language } from '@thant/contracts/customers/auth'
import { getIssuedPaper, issuePaper } from '#domains/company/company/issued-papers.service.ts'
import { drawPaper, type PaperParts } from '#domains/company/company/papers.service.ts'
import type { AnyContext } from '#lib/context.ts'
import type { FileReply } from '#lib/serve.ts'
import type { CreditRow } from './credits.queries.ts'

/** Freezes a new credit note or refund, of an invoice or of an order. */
export function issueCredit(context: AnyContext, credit: CreditRow, paper: PaperParts): Promise<boolean> {
  return issuePaper(context, keyOf(credit), { version: 1, ...issueOf(credit, paper) })
}

/** Draws what was frozen; `paper` is what it says if it was recorded before papers were kept. */
export async function drawCredit(
  context: AnyContext,
  credit: CreditRow,
  paper: PaperParts,
  language: Language,
): Promise<FileReply> {
  const issued = await getIssuedPaper(context, keyOf(credit), () => issueOf(credit, paper))
  const making = { language, createdAt: credit.createdAt.toISOString(), fileName: `${credit.number}.pdf` }
  return drawPaper(context, making, issued.paper, issued.letterhead)
}

function keyOf({ id }: CreditRow) {
  return { kind: 'credit', subjectId: id } as const
}

function issueOf({ createdAt, createdById }: CreditRow, paper: PaperParts) {
  return { issuedAt: createdAt, issuedById: createdById, paper }
}
