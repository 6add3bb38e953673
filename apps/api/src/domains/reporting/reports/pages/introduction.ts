import type { PlanPage } from '@thant/contracts/materials/plan'
import { uncertaintyRule, uncertaintySources } from '@thant/contracts/materials/uncertainty-notes'
import { isOfMonths } from '@thant/contracts/reporting/quarters'
import { bullets, literal, message, paragraph } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'

export function letterPage({ organization, company, period, figures, reportDate }: PlannedReport): PlanPage {
  return {
    id: 'letter',
    title: message('A letter to our customer'),
    blocks: [
      { kind: 'paragraph', message: message('{{day}}', { day: { day: reportDate } }) },
      paragraph('Dear colleagues at {{name}},', { name: organization.name }),
      paragraph(
        'This report shows what was collected from you in {{title}}: {{weight}} in all. The number of pickups is {{pickups}}.',
        {
          title: { quarters: period },
          pickups: { number: figures.pickups },
          weight: { kg: figures.weightKg },
        },
      ),
      paragraph('Collected: {{types}}.', { types: { types: figures.composition.map(({ name }) => name) } }),
      paragraph(
        'What became of it, and how that is known, is on the page “What became of your waste”. The pages that follow say how much of each type there was, how it changed from month to month, and what you could do next.',
      ),
      paragraph(
        'Waste in Yangon is collected and moved under the rules of the city development committee. ISO 14001:2015 asks an organization to monitor its waste and to keep records of it; this report can be filed among such records, and your auditor decides what it is evidence of.',
      ),
      paragraph('If a figure surprises you, please ask: each figure goes back to pickups that we can show you.'),
      paragraph('With our thanks,'),
      { kind: 'paragraph', message: literal(company.name) },
    ],
  }
}

export function aboutPage({ quarters, period, figures, reportDate }: PlannedReport): PlanPage {
  return {
    id: 'about',
    title: message('About This Report'),
    blocks: [
      paragraph(
        'A waste audit answers three questions: how much waste there is, what it consists of, and where it goes. This one covers {{months}}.',
        { months: { months: quarters.flatMap(({ months }) => months) } },
      ),
      bullets(
        message(
          'Each item was noted at its pickup with its type and its weight in kilograms. The page “What became of your waste” says how much of it was read from a scale or estimated, as far as it was recorded.',
        ),
        message(uncertaintyRule),
        ...uncertaintySources(figures.measures),
        message(
          isOfMonths(period)
            ? 'Every month of the period counts, also where there were no pickups. Pages show up to three months together.'
            : 'A quarter is three consecutive months with pickups; months without any are not counted.',
        ),
        message('Days and months are those of the company’s time zone.'),
        message(
          'Shares are of the weight. Each figure is rounded only where it is shown, to two decimals, so shares may add up to 99.99% or 100.01%.',
        ),
        message(
          'ISO 14001:2015, clauses 9.1 and 7.5, asks for waste to be monitored and for documented information to be kept.',
        ),
        message('Rules for collection and transport are made by the city development committee.'),
      ),
      ...(quarters.some(({ isInProgress }) => isInProgress)
        ? [
            paragraph('{{title}} is still in progress: what was collected until {{day}} is counted.', {
              title: { quarters: period },
              day: { day: reportDate },
            }),
          ]
        : []),
      ...(figures.emptyMonths.length > 0
        ? [paragraph('There was no waste pickup in {{months}}.', { months: { months: figures.emptyMonths } })]
        : []),
      // It has what the texts leave of the sheet, which is less in Burmese.
      { kind: 'drawing', name: 'collection', alt: message('A truck with six bins, one for each type of waste') },
    ],
  }
}
