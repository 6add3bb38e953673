import type { Language } from '@thant/contracts/customers/auth'

/** Of the row of a list, so that the rows differ, or of what stands alone. */
export function sampleId(index = 0): string {
  return `00000000-0000-4000-8000-${String(index + 10).padStart(12, '0')}`
}

type Sample = string | Record<Language, string>

const sites = /^(website|facebook|featureRequestUrl|sampleReportUrl)$/
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** What a text of the API is called decides what a sample of it says; the first name that matches counts. */
const texts: ReadonlyArray<[name: RegExp, sample: Sample]> = [
  [sites, 'https://thant.example'],
  [/email|^(typedBy|madeBy)$/i, 'su@padauk.example'],
  [/phone|phno|^viber$/i, '+95 9 123 456 789'],
  [/^timeZone$/, 'Asia/Yangon'],
  [/^status$/, '002'],
  [/^currency$/, 'MMK'],
  [/^(secondPlace|folder)$/, '/srv/backups'],
  [/^ip$/, '203.0.113.7'],
  [/^(sha256|fingerprint)$/, 'a3f1'.repeat(16)],
  [/^(timeOfDay|requestCutOffTime)$/, '09:30'],
  [/InBurmese$/, 'ပိတောက်'],
  [/address/i, { en: '12 Bo Aung Kyaw Street', my: 'အမှတ် ၁၂၊ ဗိုလ်အောင်ကျော်လမ်း' }],
]

const anyText: Record<Language, string> = { en: 'Padauk Valley', my: 'ပိတောက်တောင်ကြား' }

const codes =
  /^(number|serial|certificateSerial|reference|invoiceNo|documentNumber|transactionRef|approvalCode|collectionNote|others|orderId|code)$/
const instants = /(At|Time)$|^(order|deliver)Date$|^(at|instant|since|openUntil|answerBy)$/
const days = /(On|Day|Days|Date|From|To|Until)$|^(date|day|days|until|start|end|first|last)$/

function sampleText(name: string, index: number, language: Language): string {
  if (/^(month|months|firstMonth|emptyMonths)$/.test(name)) return `2026-0${(index % 4) + 6}`
  if (/plate/i.test(name)) return `${index + 1}K-2222`
  // No range ends before it begins.
  if (name === 'from') return `2026-0${8 - (index % 4)}`
  if (name === 'to') return `2026-${String(10 - (index % 4)).padStart(2, '0')}`
  if (name === 'mapTileUrl') return ''
  if (/url$|^(logo|image|file|Slides|photo)$/i.test(name) && !sites.test(name)) return `${picture}#${index}`
  if (codes.test(name)) return `2026-00012${index}`
  const sample = texts.find(([pattern]) => pattern.test(name))?.[1]
  if (sample !== undefined) return typeof sample === 'string' ? sample : sample[language]
  if (instants.test(name)) return instantOf(index)
  if (days.test(name)) return `2026-11-${20 + index}`
  return index === 0 ? anyText[language] : `${anyText[language]} ${index + 1}`
}

function instantOf(index: number): string {
  return `2026-11-${17 - index}T03:30:00.000Z`
}

/** Returns the text for a name, or one of another form where the shape asks for it. */
export function fittingText(name: string, index: number, language: Language, fits: (text: string) => boolean): string {
  const ofName = sampleText(name, index, language)
  const formed = [
    `2026-11-${20 + index}`,
    `2026-0${(index % 4) + 6}`,
    instantOf(index),
    `${index + 1}`.padStart(12, '0'),
    `thant-2026-11-${17 - index}.tar`,
    '09:30',
    `${'a3f1'.repeat(8)}.png`,
  ]
  const candidates = [...(name.endsWith('_id') ? [sampleId(index)] : []), ofName, sampleId(index), ...formed]
  const fitting = candidates.find(fits)
  if (fitting === undefined) throw new Error(`no sample of a text fits ${name}`)
  return fitting
}

const numbers: ReadonlyArray<[name: RegExp, sample: number]> = [
  [/^(year|baseYear|reportingYear|copyrightYear)$/i, 2026],
  [/^lat$/, 16.8],
  [/^lng$/, 96.15],
  [/percent|share|rate$/i, 40],
  [/weight|kg|kilograms|gross|stock|collected|generated/i, 1234.5],
  [/amount|price|total|money/i, 125],
]

export function sampleNumber(name: string): number {
  return numbers.find(([pattern]) => pattern.test(name))?.[1] ?? 3
}
