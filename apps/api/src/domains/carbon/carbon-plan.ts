import { type CarbonFigures, type EmissionReport, type Emissions, treatmentLabels } from '@thant/contracts/carbon'
import type { Company } from '@thant/contracts/company'
import { emissionUnitOf } from '@thant/contracts/emissions'
import type { Block, EmissionUnit, Message, PlanPage } from '@thant/contracts/plan'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import { bullets, literal, message, note, paragraph } from '#lib/plan-message.ts'

export function planCarbonReport(report: CarbonFigures, company: Pick<Company, 'name'>, day: string): PlanPage[] {
  return [
    cover(report, company, day),
    executiveSummary(report),
    byTreatment(report),
    byMaterial(report),
    methodologies(report),
    keyInsights(report),
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
          { label: message('Prepared by'), value: literal(company.name) },
          { label: message('Date'), value: message('{{day}}', { day: { day } }) },
          { label: message('Factor set'), value: literal(`${factorSet.name} ${factorSet.version}`) },
        ],
      },
    ],
  }
}

function executiveSummary({ period, months, emptyMonths, emissions }: CarbonFigures): PlanPage {
  const { total, withoutEwaste } = emissions
  const amount = amountsIn(emissionUnitOf(emissions))
  return {
    id: 'executive-summary',
    title: message('Executive Summary'),
    blocks: [
      paragraph('In {{title}}, {{weight}} of waste was collected. Months included: {{months}}.', {
        title: { quarters: period },
        weight: { kg: total.weightKg },
        months: { months },
      }),
      ...(emptyMonths.length > 0
        ? [paragraph('There was no waste pickup in {{months}}.', { months: { months: emptyMonths } })]
        : []),
      {
        kind: 'figures',
        items: [
          { label: message('Direct emissions (A)'), value: amount(total.direct) },
          { label: message('Avoided emissions (B + C)'), value: amount(total.avoided) },
          { label: message('Net emissions (A − B − C)'), value: amount(total.net) },
        ],
      },
      {
        kind: 'figures',
        items: [
          { label: message('Direct, without e-waste'), value: amount(withoutEwaste.direct) },
          { label: message('Avoided, without e-waste'), value: amount(withoutEwaste.avoided) },
          { label: message('Net, without e-waste'), value: amount(withoutEwaste.net) },
        ],
      },
      note(
        'Direct emissions can be used for Scope 3, category 5, of the GHG Protocol. Avoided emissions are reported beside the scopes, never within them; the net figure compares and is not part of an inventory.',
      ),
    ],
  }
}

function byTreatment({ emissions }: CarbonFigures): PlanPage {
  const rows = emissions.treatments.map((row) => ({ name: treatmentLabels[row.treatment], ...row }))
  return {
    id: 'by-treatment',
    title: message('Emissions by treatment'),
    blocks: [
      emissionTable(message('Treatment'), rows, emissions),
      {
        kind: 'charts',
        charts: [
          {
            data: { kind: 'emissions', rows: rows.map(chartRow) },
            alt: message('Bars of direct, avoided and net emissions of each treatment, as in the table above'),
          },
        ],
      },
      note(
        'Each type counts by its usual treatment, and landfilling as 0. What was landfilled is in the tables by GRI 306 of the portal.',
      ),
    ],
  }
}

function byMaterial({ emissions }: CarbonFigures): PlanPage {
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
            data: { kind: 'emissions', rows: rows.map(chartRow) },
            alt: message('Bars of direct, avoided and net emissions of each material, as in the table above'),
          },
          {
            title: message('Direct emissions'),
            data: {
              kind: 'direct-shares',
              rows: rows.map(({ name, material, direct }) => ({ name: message(name), type: material, direct })),
            },
            alt: message('A pie of the direct emissions of each material, as in the table above'),
          },
        ],
      },
      note(
        'Paper and plastic come out positive: by these factors their recycling emits more than the new material it saves, and avoided landfilling is credited to organic waste only.',
      ),
    ],
  }
}

function methodologies({ factorSet }: CarbonFigures): PlanPage {
  return {
    id: 'methodologies',
    title: message('Methodologies'),
    blocks: [
      paragraph(
        'The weight of each material, as it was noted at each pickup, is multiplied by its factors. 1,000 kg are 1 t; figures are rounded only where they are shown.',
      ),
      bullets(
        message('A, direct: what recycling, composting and e-waste treatment emit themselves.'),
        message('B, avoided material or fertilizer: what making new material or fertilizer would have emitted.'),
        message('C, avoided landfilling: what organic waste would have emitted in a landfill.'),
      ),
      {
        kind: 'table',
        columns: [
          { head: message('Material'), isNumber: false },
          { head: message('Part'), isNumber: false },
          { head: message('A direct'), isNumber: true },
          { head: message('B avoided material or fertilizer'), isNumber: true },
          { head: message('C avoided landfilling'), isNumber: true },
        ],
        rows: factorSet.factors.map(({ material, part, direct, avoidedMaterial, avoidedLandfill }) => [
          { type: material },
          { text: part },
          { factor: direct },
          { factor: avoidedMaterial },
          { factor: avoidedLandfill },
        ]),
      },
      note('Factors in t CO₂e per tonne of waste.'),
      {
        kind: 'facts',
        items: [
          { label: message('Factor set'), value: literal(`${factorSet.name} ${factorSet.version}`) },
          { label: message('Global warming potentials'), value: literal(factorSet.gwpSet) },
          { label: message('Source'), value: literal(factorSet.source) },
        ],
      },
      paragraph(
        'Our source gives two factors for e-waste, for its plastic and its metal part, without saying whether they are emitted or avoided. We count both as direct, which is the cautious reading, and show the totals without e-waste beside them.',
      ),
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
    blocks: [
      paragraph('Net emissions = A − B − C'),
      paragraph(
        'A are the direct emissions of the treatment, B the avoided emissions of new material or fertilizer, and C the avoided emissions of landfilling.',
      ),
      paragraph(
        'The figures are estimates by average factors. Transport, energy contracts and the recycling plants that were actually used are not in them. They compare treatments; they do not replace a greenhouse gas inventory, and they are no offset certificates.',
      ),
      paragraph(
        'Whether a weight was read from a scale or estimated is in the tables by GRI 306 of the portal, as far as it was recorded. Quarters are three consecutive months with pickups, in the company’s time zone; months without pickups count nothing.',
      ),
    ],
  }
}

/** Ends with both totals, as on the screen. */
function emissionTable(
  head: Message,
  rows: ReadonlyArray<{ name: string } & Emissions>,
  emissions: EmissionReport,
): Block {
  const unit = emissionUnitOf(emissions)
  const totals = [
    { name: 'Total', ...emissions.total },
    { name: 'Without e-waste', ...emissions.withoutEwaste },
  ]
  const number = (text: string) => ({ head: message(text), isNumber: true })
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
      { tonnes: direct, unit },
      { tonnes: avoided, unit },
      { tonnes: net, unit },
    ]),
  }
}

function chartRow({ name, direct, avoided, net }: { name: string } & Emissions) {
  return { name: message(name), direct, avoided, net }
}

function amountsIn(unit: EmissionUnit): (tonnes: number) => Message {
  return (tonnes) => message('{{amount}}', { amount: { tonnes, unit } })
}
