import type { PlanPage } from '@thant/contracts/plan'
import { quarterRangeOf } from '@thant/contracts/quarters'
import { bullets, literal, message, paragraph } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'

export function letterPage({ organization, company, quarters, figures, reportDate }: PlannedReport): PlanPage {
  return {
    id: 'letter',
    title: message('A letter to you'),
    blocks: [
      { kind: 'paragraph', message: message('{{day}}', { day: { day: reportDate } }) },
      paragraph('Dear colleagues at {{name}},', { name: organization.name }),
      paragraph(
        'this report shows what became of your waste in {{title}}. In that time we came {{pickups}} times and took {{weight}} with us, all of it segregated and weighed in front of your people.',
        {
          title: { quarters: quarterRangeOf(quarters) },
          pickups: { number: figures.pickups },
          weight: { kg: figures.weightKg },
        },
      ),
      paragraph(
        'None of it was thrown away. Paper, plastic, metal and glass went to recyclers, organic waste was composted, and electronic waste was taken apart by people who are trained for it. The pages that follow say how much of each there was, how it changed from month to month, and what you could do next.',
      ),
      paragraph(
        'We work with the city development committee of Yangon, under whose rules waste may be collected and moved, and we keep our records the way ISO 14001:2015 asks for: what was planned, what was done, what was measured, and what is to become better. You can use this report as evidence for your own environmental management system.',
      ),
      paragraph('If a figure surprises you, please ask: behind each of them stands a pickup that we can show you.'),
      paragraph('With our thanks,'),
      { kind: 'paragraph', message: literal(company.name) },
    ],
  }
}

export function aboutPage({ quarters, figures }: PlannedReport): PlanPage {
  return {
    id: 'about',
    title: message('About This Report'),
    blocks: [
      { kind: 'drawing', name: 'collection', alt: message('A truck with six bins, one for each type of waste') },
      paragraph(
        'A waste audit answers three questions: how much waste there is, what it consists of, and where it goes. This one covers {{months}}.',
        { months: { months: quarters.flatMap(({ months }) => months) } },
      ),
      bullets(
        message('Every item was weighed at the pickup, in kilograms, and noted with its type.'),
        message('A quarter is three consecutive months with pickups; months without any are not counted.'),
        message('Days and months are those of the company’s time zone.'),
        message('Shares are of the weight. Figures are rounded only where they are shown, to two decimals.'),
        message(
          'The record keeping follows ISO 14001:2015, clauses 9.1 and 7.5: monitored, measured, documented, retained.',
        ),
        message('Collection and transport follow the rules of the city development committee.'),
      ),
      ...(figures.emptyMonths.length > 0
        ? [paragraph('There was no waste pickup in {{months}}.', { months: { months: figures.emptyMonths } })]
        : []),
    ],
  }
}
