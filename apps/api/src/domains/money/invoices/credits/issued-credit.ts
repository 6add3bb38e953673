import type { Language } from '@thant/contracts/customers/auth'
import { getIssuedDocument, issueDocument } from '#domains/company/company/issued-documents.service.ts'
import { type DocumentParts, drawLetterPdf } from '#domains/company/company/letter-pdf.service.ts'
import type { AnyContext } from '#lib/context.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import type { CreditRow } from './credits.queries.ts'

/** Freezes a new credit note or refund, of an invoice or of an order. */
export function issueCredit(context: AnyContext, credit: CreditRow, paper: DocumentParts): Promise<boolean> {
  return issueDocument(context, keyOf(credit), { version: 1, ...issueOf(credit, paper) })
}

/** Draws what was frozen; `paper` is what it says if it was recorded before papers were kept. */
export async function drawCredit(
  context: AnyContext,
  credit: CreditRow,
  paper: DocumentParts,
  language: Language,
): Promise<FileReply> {
  const issued = await getIssuedDocument(context, keyOf(credit), () => issueOf(credit, paper))
  const making = { language, createdAt: credit.createdAt.toISOString(), fileName: `${credit.number}.pdf` }
  return drawLetterPdf(context, making, issued.paper, issued.letterhead)
}

function keyOf({ id }: CreditRow) {
  return { kind: 'credit', subjectId: id } as const
}

function issueOf({ createdAt, createdById }: CreditRow, paper: DocumentParts) {
  return { issuedAt: createdAt, issuedById: createdById, paper }
}
