import type { Language } from '@thant/contracts/auth'
import { addressIn } from '@thant/contracts/company'
import type { AnyContext } from '#lib/context.ts'
import { pdfReply } from '#lib/pdf-reply.ts'
import { literal } from '#lib/plan-message.ts'
import type { FileReply } from '#lib/serve.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import { getCompany } from './company.service.ts'

type Making = { language: Language; createdAt: string; fileName: string }

/** What a letter says, without what the company's paper has printed on it. */
export type PaperParts = Omit<
  PrintedLetter,
  'layout' | 'id' | 'language' | 'timeZone' | 'createdAt' | 'companyName' | 'standard' | 'sender'
>

/**
 * Draws a letter on the company's paper as PDF/UA-1. What it says is also its id: only who may read the same waits for
 * the same drawing.
 */
export async function drawPaper(
  context: AnyContext,
  { fileName, ...making }: Making,
  parts: PaperParts,
): Promise<FileReply> {
  const company = await getCompany(context)
  const letter = {
    ...making,
    ...parts,
    timeZone: context.settings.timeZone,
    companyName: company.name,
    sender: [addressIn(making.language, company), company.phone, company.email]
      .filter((line) => line !== '')
      .map(literal),
  }
  const pdf = await context.typesetter.draw(
    { layout: 'letter', id: JSON.stringify(letter), standard: 'ua1', ...letter },
    context.hasLeft,
  )
  return pdfReply(pdf, fileName)
}
