import { createPlanChartWords } from '@thant/charts/create-chart-words'
import type { Words } from '@thant/contracts/plan'
import { createFormat } from '@thant/words/format'
import { burmese } from '@thant/words/my'
import { createWords } from '@thant/words/words'
import { printable } from './fonts.ts'
import type { PrintedCertificate, PrintedDocument, PrintedLetter, PrintedReport } from './printed-document.ts'
import { labelledIn, sheetBlockOf } from './sheet-blocks.ts'

const words = createWords({ language: 'en', burmese })

/** Prepares a document for the template: texts are translated, and charts and drawings become SVG. */
export function sheetsOf(document: PrintedDocument) {
  const speaker = speakerFor(document)
  const { format, say } = speaker
  const common = {
    language: document.language,
    title: say(document.title),
    companyName: printable(document.companyName),
    madeAt: datePartsOf(document.createdAt),
    digits: [...format.digits('0123456789')],
  }
  switch (document.layout) {
    case 'report':
      return { ...common, ...reportSheets(document, speaker) }
    case 'letter':
      return { ...common, ...letterSheet(document, speaker) }
    case 'certificate':
      return { ...common, ...certificateSheet(document, speaker) }
  }
}

type Speaker = ReturnType<typeof speakerFor>

function speakerFor({ language, timeZone }: PrintedDocument) {
  const t = words.getFixedT(language)
  const format = createFormat({ language, timeZone, timeFormat: '24h' }, t)
  const speech = createPlanChartWords({ surface: 'paper', format, t })
  return { t, format, speech, say: (text: Words) => printable(speech.say(text)) }
}

function reportSheets({ pages, footer }: PrintedReport, { t, speech, say }: Speaker) {
  return {
    footer,
    labels: {
      reportId: t('Report number'),
      sha256: t('SHA-256 of the data'),
      verify: t('Check it at'),
      genuine: t('Is this report genuine?'),
      genuineLine: t('Its data was frozen when it was made. Whoever has doubts compares this fingerprint with ours.'),
    },
    pages: pages.map(({ id, title, blocks }) => ({
      id,
      title: say(title),
      blocks: blocks.map((block) => sheetBlockOf(block, speech, blocks)),
    })),
  }
}

function letterSheet({ sender, heading, status, addressee, facts, blocks }: PrintedLetter, { speech, say }: Speaker) {
  return {
    sender: sender.map(say),
    heading: { name: say(heading.name), number: say(heading.number) },
    status: status ? say(status) : null,
    addressee: { label: say(addressee.label), name: say(addressee.name), address: say(addressee.address) },
    facts: labelledIn(facts, say),
    blocks: blocks.map((block) =>
      block.kind === 'totals' ? { ...block, items: labelledIn(block.items, say) } : sheetBlockOf(block, speech, []),
    ),
  }
}

function certificateSheet({ heading, before, holder, after, facts, verify }: PrintedCertificate, { say }: Speaker) {
  return {
    heading: say(heading),
    before: say(before),
    holder: say(holder),
    after: say(after),
    facts: labelledIn(facts, say),
    verify: { line: say(verify.line), url: verify.url },
  }
}

function datePartsOf(instant: string): number[] {
  return (instant.match(/\d+/g) ?? []).slice(0, 6).map(Number)
}
