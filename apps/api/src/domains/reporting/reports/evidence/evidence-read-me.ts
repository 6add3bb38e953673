import type { Language } from '@thant/contracts/customers/auth'
import { evidenceMethod } from '@thant/contracts/reporting/evidence-method'
import { griBoundary } from '@thant/contracts/reporting/gri'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { translatorFor } from '#lib/translator.ts'
import type { EvidenceFilesSource } from './evidence-files.ts'
import { type EvidenceSlips, maxSlipMegabytes } from './evidence-slips.ts'
import { filedReportOf } from './filed-report.ts'

const files = {
  'report.json': 'The report as it was frozen. Its SHA-256 is over the member “data”.',
  'today.json': 'The tables of GRI 306 and category 5 of Scope 3 of the same months, as they are known today.',
  'totals.csv': 'What was collected of all organizations together, by month, type, treatment and how it is known.',
  'pickups.csv': 'Each pickup, by the number of its collection note.',
  'items.csv': 'What each pickup collected, with its weight and how the weight is known.',
  'treatments.csv': 'What became of each item. An item that went several ways has a line for each.',
  'loads.csv': 'The loads of the whole company to the places in “destinations.csv”, of the same types and months.',
  'slips/': 'The weighbridge slips of these loads, by the numbers of the loads.',
  'destinations.csv': 'These places, with the numbers of their licences.',
  'profiles.csv': 'The treatment profiles that were in force in these months.',
  'months.csv': 'Which set of factors each month counts by, in the report and today.',
  'factors.csv': 'These sets with their sources, in t CO2e per tonne.',
  'recompute.mjs': 'A script that recomputes the figures from these files. It needs Node 20 or newer and nothing else.',
} as const satisfies Record<string, TranslationKey>

const itemFiles = ['pickups.csv', 'items.csv', 'treatments.csv']

/** Says what the archive holds and how to check it, in the reader's language. */
export function evidenceReadMe(
  {
    report,
    evidence,
    items,
    slips,
  }: Pick<EvidenceFilesSource, 'report' | 'evidence' | 'items'> & { slips: EvidenceSlips },
  language: Language,
): string {
  const translate = translatorFor(language)
  const absent: readonly string[] = items === null ? itemFiles : ['totals.csv']
  const { title, organization, sites, company } = filedReportOf(report)
  const lines = [
    `${translate('Evidence')}: ${translate(title)}`,
    `${translate('Organization')}: ${organization ?? translate('All organizations')}`,
    ...sites.map((site) => `${translate('Site')}: ${site}`),
    `${translate('Report number')}: ${report.number}`,
    `SHA-256: ${report.sha256}`,
    `${translate('Months')}: ${evidence.months.join(', ')}`,
    '',
    ...(evidence.dataChangedSince
      ? [
          translate(
            'Pickups were changed after the report was made. The script names the figures of the report that differ from the pickups of today.',
          ),
          '',
        ]
      : []),
    translate(griBoundary, { company }),
    '',
    `## ${translate('How to check it')}`,
    '',
    '    node recompute.mjs',
    '',
    translate('It ends with “N figures recomputed, 0 differ”, or names each figure that differs.'),
    translate(
      'It does not recompute what rests on more than these files: how much has left in loads, which needs the stocks of the whole company, and the comparison with other months.',
    ),
    ...(slips.leftOut.length > 0
      ? [
          translate(
            'Weighbridge slips come along up to {{megabytes}} MB. Those of these loads are left out and open at the share link of the report: {{loads}}.',
            { megabytes: maxSlipMegabytes, loads: slips.leftOut.join(', ') },
          ),
        ]
      : []),
    '',
    `## ${translate('Files')}`,
    '',
    ...Object.entries(files)
      .filter(([name]) => !absent.includes(name))
      .map(([name, text]) => `- ${name}: ${translate(text)}`),
    ...evidenceMethod.flatMap(({ title, texts }) => [
      '',
      `## ${translate(title)}`,
      '',
      ...texts.map((text) => translate(text)),
    ]),
  ]
  return `\uFEFF${lines.join('\n')}\n`
}
