import type { Language } from '@thant/contracts/auth'
import type { PlanPage, Words } from '@thant/contracts/plan'
import type { PdfStandard } from '@thant/contracts/reports'

/** All that a PDF is made of: the same document gives the same bytes. */
export type PrintedDocument = {
  /** By which it is known while it waits and is drawn; another document has another. */
  id: string
  pages: readonly PlanPage[]
  title: Words
  language: Language
  timeZone: string
  /** Stands in the PDF as the instant it was made. */
  createdAt: string
  companyName: string
  /** What a frozen report is known and checked by. */
  footer: { reportId?: string; sha256?: string; verifyUrl?: string }
  standard: PdfStandard
}
