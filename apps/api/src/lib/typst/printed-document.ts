import type { Language } from '@thant/contracts/customers/auth'
import type { Block, Message, PlanPage } from '@thant/contracts/materials/plan'
import type { PdfStandard } from '@thant/contracts/reporting/report-downloads'

/** A PDF depends on nothing else, so the same document yields the same bytes. */
type Printed = {
  /** Identifies the document in the queue; another document must have another id. */
  id: string
  title: Message
  language: Language
  timeZone: string
  /** The creation date in the PDF's metadata. */
  createdAt: string
  companyName: string
  standard: PdfStandard
}

export type PrintedReport = Printed & {
  layout: 'report'
  pages: readonly PlanPage[]
  /** The ids of pages that follow the one before on its sheet; every other page begins a new one. */
  joined?: readonly string[]
  /** Stands at the foot of every sheet but the first. */
  footLine?: Message
  /** Identifies a frozen report and lets readers verify it; none of it leads to the report itself. */
  proof?: { number: string; sha256: string; verifyUrl: string }
}

type Labelled = { label: Message; value: Message }

/** The last item is the total, which is printed largest. */
type Totals = { kind: 'totals'; items: readonly Labelled[] }

/** An address that can be followed and copied. */
type LinkLine = { kind: 'link'; url: string }

/** Pictures of one size side by side, each with what it is, when that was, and in degrees where. */
type Pictures = {
  kind: 'pictures'
  items: ReadonlyArray<{ svg: string; alt: Message; name?: Message; at: string | null; place: string | null }>
}

export type PrintedLetter = Printed & {
  layout: 'letter'
  /** The sender's address, phone and e-mail. */
  sender: readonly Message[]
  /** The kind of letter, e.g. `Invoice`, and its number. */
  heading: { name: Message; number: Message }
  status?: Message
  /** The recipient's name and address at the time of the letter. */
  addressee: { label: Message; name: Message; address: Message }
  facts: readonly Labelled[]
  blocks: readonly (Block | Totals | LinkLine | Pictures)[]
  /** Who signs for what, each below a line. */
  signatures?: readonly Message[]
}

export type PrintedCertificate = Printed & {
  layout: 'certificate'
  heading: Message
  /** `before` is printed above the holder's name, `after` below it. */
  before: Message
  holder: Message
  after: Message
  facts: readonly Labelled[]
  /** What is written by hand; each stands below a line. */
  signature: readonly Message[]
  /** The certificate can be verified at this URL. */
  verify: { line: Message; url: string }
}

/** A sheet of labels for bins; each has its line in both languages, whatever the language of the paper. */
export type PrintedLabels = Printed & {
  layout: 'labels'
  phone: string
  labels: ReadonlyArray<{ code: string; url: string }>
}

export type PrintedDocument = PrintedReport | PrintedLetter | PrintedCertificate | PrintedLabels
