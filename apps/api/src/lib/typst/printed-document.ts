import type { Language } from '@thant/contracts/auth'
import type { Block, PlanPage, Words } from '@thant/contracts/plan'
import type { PdfStandard } from '@thant/contracts/reports'

/** All that a PDF is made of: the same document gives the same bytes. */
type Printed = {
  /** By which it is known while it waits and is drawn; another document has another. */
  id: string
  title: Words
  language: Language
  timeZone: string
  /** Stands in the PDF as the instant it was made. */
  createdAt: string
  companyName: string
  standard: PdfStandard
}

export type PrintedReport = Printed & {
  layout: 'report'
  pages: readonly PlanPage[]
  /** What a frozen report is known and checked by. */
  footer: { reportId?: string; sha256?: string; verifyUrl?: string }
}

type Labelled = { label: Words; value: Words }

/** The last one is what the letter is about, and the largest. */
type Totals = { kind: 'totals'; items: readonly Labelled[] }

/** A letter of business: an invoice, a receipt, a statement. */
export type PrintedLetter = Printed & {
  layout: 'letter'
  /** How the sender is reached: address, phone, e-mail. */
  sender: readonly Words[]
  /** What it is, e.g. `Invoice`, and which one. */
  heading: { name: Words; number: Words }
  status?: Words
  /** To whom it goes, as that one was called and lived then. */
  addressee: { label: Words; name: Words; address: Words }
  facts: readonly Labelled[]
  blocks: readonly (Block | Totals)[]
}

export type PrintedCertificate = Printed & {
  layout: 'certificate'
  heading: Words
  /** Above the holder's name, and below it. */
  before: Words
  holder: Words
  after: Words
  facts: readonly Labelled[]
  /** Where it can be checked. */
  verify: { line: Words; url: string }
}

export type PrintedDocument = PrintedReport | PrintedLetter | PrintedCertificate
