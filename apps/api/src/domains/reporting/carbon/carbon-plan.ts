import type { Company } from '@thant/contracts/company/company'
import { emissionScaleOf, hasEwaste } from '@thant/contracts/materials/emissions'
import type { Block, EmissionScale, Message, PlanPage } from '@thant/contracts/materials/plan'
import { howKnown, uncertaintyRule, uncertaintySources } from '@thant/contracts/materials/uncertainty-notes'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { CarbonFigures, EmissionReport, Emissions } from '@thant/contracts/reporting/carbon'
import { disclaimerNotes, materialNotes, netFormula, treatmentNotes } from '@thant/contracts/reporting/carbon-notes'
import { carbonTreatmentLabels } from '@thant/contracts/reporting/carbon-treatments'
import { quarterRule } from '@thant/contracts/reporting/quarters'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { bullets, heading, literal, message, note, paragraph } from '#lib/plan-message.ts'
import { methodologies } from './carbon-method.ts'

export function planCarbonReport(report: CarbonFigures, company: Pick<Company, 'name'>, day: string): PlanPage[] {
  return [
    cover(report, company, day),
    executiveSummary(report),
    keyInsights(report),
    byTreatment(report),
    byMaterial(report),
    methodologies(report),
    disclaimer(),
  ]
}

function cover(
  { organization, sites, period, factorSet }: CarbonFigures,
  company: Pick<Company, 'name'>,
  day: string,
): PlanPage {
  return {
    id: 'cover',
    title: message('Carbon Report'),
    blocks: [
      { kind: 'drawing', name: 'cover', alt: message('A town between trees, with a collection truck on its way') },
      {
        kind: 'facts',
        items: [
          { label: message('Prepared for'), value: literal(organization.name) },
          ...(sites ? [{ label: message('Sites'), value: literal(sites.map(({ name }) => name).join(', ')) }] : []),
          { label: message('Period'), value: message('{{title}}', { title: { quarters: period } }) },
          { label: message('A quarter is'), value: message(quarterRule) },
          { label: message('Prepared by'), value: literal(company.name) },
          { label: message('Date'), value: message('{{day}}', { day: { day } }) },
          { label: message('Factor set'), value: literal(`${factorSet.name} ${factorSet.version}`) },
        ],
      },
    ],
  }
}

function executiveSummary(report: CarbonFigures): PlanPage {
  const { period, months, emptyMonths, emissions, measures, uncertaintyPercent } = report
  const { total, withoutEwaste } = emissions
  const amount = amountsIn(emissionScaleOf(emissions))
  return {
    id: 'executive-summary',
    title: message('Executive Summary'),
    blocks: [
      paragraph('In {{title}}, {{weight}} of waste was collected. Months included: {{months}}.', {
        title: { quarters: period },
        weight: { kg: total.weightKg, uncertaintyPercent },
        months: { months },
      }),
      ...(emptyMonths.length > 0
        ? [paragraph('There was no waste pickup in {{months}}.', { months: { months: emptyMonths } })]
        : []),
      figures(
        { label: message('Direct emissions (A)'), value: amount(total.direct) },
        { label: message('Avoided emissions (B + C)'), value: amount(total.avoided) },
      ),
      ...(hasEwaste(emissions)
        ? [
            figures(
              { label: message('Direct, without e-waste'), value: amount(withoutEwaste.direct) },
              { label: message('Avoided, without e-waste'), value: amount(withoutEwaste.avoided) },
            ),
          ]
        : []),
      note(
        'Direct emissions can be used for Scope 3, category 5, of the GHG Protocol. Avoided emissions are reported beside the scopes, never within them; the net figure compares and is not part of an inventory.',
      ),
      ...(measures ? knownBlocks(measures) : []),
    ],
  }
}

function figures(...items: Array<{ label: Message; value: Message }>): Block {
  return { kind: 'figures', items }
}

/** Former reports do not know it. */
function knownBlocks(measures: NonNullable<CarbonFigures['measures']>): Block[] {
  return [
    heading('How it is known'),
    { kind: 'paragraph', message: howKnown(measures) },
    note(uncertaintyRule),
    bullets(...uncertaintySources(measures)),
  ]
}

function byTreatment({ emissions }: CarbonFigures): PlanPage {
  const rows = emissions.treatments.map((row) => ({ name: carbonTreatmentLabels[row.treatment], ...row }))
  return {
    id: 'by-treatment',
    title: message('Emissions by treatment'),
    blocks: [
      emissionTable(message('Treatment'), rows, emissions),
      {
        kind: 'charts',
        charts: [
          {
            data: { kind: 'emissions', ...emissionScaleOf(emissions), rows: rows.map(chartRow) },
            alt: message('Bars of direct, avoided and net emissions of each treatment, as in the table above'),
          },
        ],
      },
      ...treatmentNotes(emissions).map(asNote),
    ],
  }
}

function byMaterial(report: CarbonFigures): PlanPage {
  const { emissions } = report
  const rows = emissions.materials.map((row) => ({ name: wasteTypeLabels[row.material], ...row }))
  return {
    id: 'by-material',
    title: message('Emissions by material'),
    blocks: [
      emissionTable(message('Material'), rows, emissions),
      {
        kind: 'charts',
        charts: [
          {
            data: { kind: 'emissions', ...emissionScaleOf(emissions), rows: rows.map(chartRow) },
            alt: message('Bars of direct, avoided and net emissions of each material, as in the table above'),
          },
          {
            title: message('Direct emissions'),
            data: {
              kind: 'direct-shares',
              ...emissionScaleOf(emissions),
              rows: rows.map(({ name, material, direct }) => ({ name: message(name), type: material, direct })),
            },
            alt: message('A pie of the direct emissions of each material, as in the table above'),
          },
        ],
      },
      ...materialNotes(report).map(asNote),
    ],
  }
}

function keyInsights({ insights }: CarbonFigures): PlanPage {
  return { id: 'key-insights', title: message('Key Insights'), blocks: [bullets(...insights)] }
}

function disclaimer(): PlanPage {
  return {
    id: 'disclaimer',
    title: message('Disclaimer'),
    blocks: [netFormula, ...disclaimerNotes].map((text) => paragraph(text)),
  }
}

/** Ends with both totals, as on the screen. */
function emissionTable(
  head: Message,
  rows: ReadonlyArray<{ name: TranslationKey } & Emissions>,
  emissions: EmissionReport,
): Block {
  const scale = emissionScaleOf(emissions)
  const totals: Array<{ name: TranslationKey } & Emissions> = [
    { name: 'Total', ...emissions.total },
    { name: 'Without e-waste', ...emissions.withoutEwaste },
  ]
  const number = (text: TranslationKey) => ({ head: message(text), isNumber: true })
  return {
    kind: 'table',
    columns: [
      { head, isNumber: false },
      number('Weight'),
      number('Direct (A)'),
      number('Avoided (B + C)'),
      number('Net'),
    ],
    rows: [...rows, ...totals].map(({ name, weightKg, direct, avoided, net }) => [
      { text: name },
      { kg: weightKg },
      { ...scale, tonnes: direct },
      { ...scale, tonnes: avoided },
      { ...scale, tonnes: net },
    ]),
  }
}

function chartRow({ name, direct, avoided, net }: { name: TranslationKey } & Emissions) {
  return { name: message(name), direct, avoided, net }
}

function amountsIn(scale: EmissionScale): (tonnes: number) => Message {
  return (tonnes) => message('{{amount}}', { amount: { ...scale, tonnes } })
}

function asNote(text: Message): Block {
  return { kind: 'note', message: text }
}
