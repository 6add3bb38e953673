import { addressIn, type Company } from '@thant/contracts/company/company'
import type { Language } from '@thant/contracts/customers/auth'
import type { AnyContext } from '#lib/context.ts'
import { literal } from '#lib/plan-message.ts'
import { pdfReply } from '#lib/requests/pdf-reply.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import type { PrintedLetter } from '#lib/typst/printed-document.ts'
import { getCompany } from './company.service.ts'

type Making = { language: Language; createdAt: string; fileName: string }

/** What a letter says, without what the company's paper has printed on it. */
export type DocumentParts = Omit<
  PrintedLetter,
  'layout' | 'id' | 'language' | 'timeZone' | 'createdAt' | 'companyName' | 'standard' | 'sender'
>

/** Who a paper is from, as printed on its head and foot. */
export type Letterhead = Pick<Company, 'name' | 'address' | 'addressInBurmese' | 'phone' | 'email'>

export function letterheadOf({ name, address, addressInBurmese, phone, email }: Letterhead): Letterhead {
  return { name, address, addressInBurmese, phone, email }
}

/**
 * Draws a letter on the company's paper as PDF/UA-1. What it says is also its id: only who may read the same waits for
 * the same drawing. A paper that was issued has the letterhead of its day, any other that of today.
 */
export async function drawLetterPdf(
  context: AnyContext,
  { fileName, ...making }: Making,
  parts: DocumentParts,
  letterhead?: Letterhead,
): Promise<FileReply> {
  const from = letterhead ?? (await getCompany(context))
  const letter = {
    ...making,
    ...parts,
    timeZone: context.settings.timeZone,
    companyName: from.name,
    sender: [addressIn(making.language, from), from.phone, from.email].filter((line) => line !== '').map(literal),
  }
  const pdf = await context.typesetter.draw(
    { layout: 'letter', id: JSON.stringify(letter), standard: 'ua1', ...letter },
    context.hasLeft,
  )
  return pdfReply(pdf, fileName)
}
