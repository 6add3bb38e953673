import { createPlanChartFormat } from '@thant/charts/create-chart-format'
import type { Language } from '@thant/contracts/customers/auth'
import type { Message } from '@thant/contracts/materials/plan'
import { createI18n } from '@thant/i18n/create-i18n'
import { createFormat } from '@thant/i18n/format'
import { burmese } from '@thant/i18n/my'
import { printable } from './fonts.ts'
import type {
  PrintedCertificate,
  PrintedDocument,
  PrintedLabels,
  PrintedLetter,
  PrintedReport,
} from './printed-document.ts'
import { qrCodeOf } from './qr-code.ts'
import { labelledIn, sheetBlockOf } from './sheet-blocks.ts'
import { unbrokenPattern } from './unbroken-pattern.ts'

const i18n = createI18n({ language: 'en', burmese })

/** Prepares a document for the template: texts are translated, and charts and drawings become SVG. */
export function sheetsOf(document: PrintedDocument) {
  const speaker = speakerFor(document)
  const { format, formatMessage } = speaker
  const common = {
    language: document.language,
    title: formatMessage(document.title),
    companyName: printable(document.companyName),
    madeAt: datePartsOf(document.createdAt),
    unbroken: unbrokenPattern(document.language, speaker.t),
    digits: [...format.digits('0123456789')],
  }
  switch (document.layout) {
    case 'report':
      return { ...common, ...reportSheets(document, speaker) }
    case 'letter':
      return { ...common, ...letterSheet(document, speaker) }
    case 'certificate':
      return { ...common, ...certificateSheet(document, speaker) }
    case 'labels':
      return { ...common, ...labelSheet(document, speaker) }
  }
}

type Speaker = ReturnType<typeof speakerFor>

function speakerFor({ language, timeZone }: PrintedDocument) {
  const t = i18n.getFixedT(language)
  const format = createFormat({ language, timeZone, timeFormat: '24h' }, t)
  const chartFormat = createPlanChartFormat({ surface: 'paper', format, t })
  return { t, format, chartFormat, formatMessage: (text: Message) => printable(chartFormat.formatMessage(text)) }
}

function reportSheets(
  { pages, proof, joined = [], footLine }: PrintedReport,
  { t, chartFormat, formatMessage }: Speaker,
) {
  return {
    proof: proof ? checkedAt(proof) : null,
    footLine: footLine ? formatMessage(footLine) : null,
    joined,
    labels: {
      number: t('Report number'),
      sha256: t('SHA-256 of the data'),
      verify: t('Check it at'),
      qrCode: t('QR code that opens the figures of this report'),
      genuine: t('Is this report genuine?'),
      genuineLine: t(
        'The figures were locked when the report was made. Its fingerprint leads to the figures on our portal, to compare the paper with.',
      ),
    },
    pages: pages.map(({ id, title, blocks }) => ({
      id,
      title: formatMessage(title),
      blocks: blocks.map((block) => sheetBlockOf(block, chartFormat, blocks)),
    })),
  }
}

/** The printed address is short; the link and the QR code take the digest along. */
function checkedAt(proof: NonNullable<PrintedReport['proof']>) {
  const checkUrl = `${proof.verifyUrl}?sha256=${proof.sha256}`
  return { ...proof, checkUrl, qrCode: qrCodeOf(checkUrl) }
}

function letterSheet(
  { sender, heading, status, addressee, facts, blocks, signatures = [] }: PrintedLetter,
  { t, format, chartFormat, formatMessage }: Speaker,
) {
  return {
    labels: {
      questions: t('Questions? Please call or write to us.'),
      signature: t('Name, signature and date'),
    },
    signatures: signatures.map(formatMessage),
    sender: sender.map(formatMessage),
    heading: { name: formatMessage(heading.name), number: formatMessage(heading.number) },
    status: status ? formatMessage(status) : null,
    addressee: {
      label: formatMessage(addressee.label),
      name: formatMessage(addressee.name),
      address: formatMessage(addressee.address),
    },
    facts: labelledIn(facts, formatMessage),
    blocks: blocks.map((block) => {
      if (block.kind === 'link') return block
      if (block.kind === 'pictures') {
        const items = block.items.map(({ svg, alt, name, at, place }) => {
          const timeAndPlace = [at && format.time(at), place].filter((part) => part !== null)
          const lines = [name && formatMessage(name), at && format.date(at), timeAndPlace.join(' · ')]
          return { svg, alt: formatMessage(alt), lines: lines.filter((line) => line) }
        })
        return { ...block, items }
      }
      if (block.kind === 'totals') return { ...block, items: labelledIn(block.items, formatMessage) }
      return sheetBlockOf(block, chartFormat, [])
    }),
  }
}

function certificateSheet(
  { heading, before, holder, after, facts, signature, verify }: PrintedCertificate,
  { t, formatMessage }: Speaker,
) {
  return {
    heading: formatMessage(heading),
    before: formatMessage(before),
    holder: formatMessage(holder),
    after: formatMessage(after),
    facts: labelledIn(facts, formatMessage),
    signature: signature.map(formatMessage),
    verify: {
      line: formatMessage(verify.line),
      url: verify.url,
      qrCode: qrCodeOf(verify.url),
      alt: t('QR code that opens this certificate'),
    },
  }
}

function datePartsOf(instant: string): number[] {
  return (instant.match(/\d+/g) ?? []).slice(0, 6).map(Number)
}

function labelSheet({ labels, phone }: PrintedLabels, { t }: Speaker) {
  const lineIn = (language: Language) =>
    printable(i18n.getFixedT(language)('Something wrong with this bin? Scan the code or call us:'))
  return {
    lines: { en: lineIn('en'), my: lineIn('my') },
    phone: printable(phone),
    alt: t('QR code that opens the page of this bin'),
    labels: labels.map(({ code, url }) => ({ code, url, qrCode: qrCodeOf(url) })),
  }
}
