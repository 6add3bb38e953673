import type { PlanPage } from '@thant/contracts/materials/plan'
import { assessmentSentences } from '@thant/contracts/reporting/assessments'
import { isOfMonths, quarterRule } from '@thant/contracts/reporting/quarters'
import { literal, message, note, paragraph } from '#lib/plan-message.ts'
import type { PlannedReport } from '../planned-report.ts'

export function coverPage(report: PlannedReport): PlanPage {
  const { organization, company, reportDate, quarters, period, revises, figures } = report
  const collected = quarters.flatMap(({ months }) => months).filter((month) => !figures.emptyMonths.includes(month))
  return {
    id: 'cover',
    title: message('Waste Audit Report'),
    blocks: [
      { kind: 'drawing', name: 'cover', alt: message('A town between trees, with a collection truck on its way') },
      {
        kind: 'facts',
        items: [
          { label: message('Prepared for'), value: literal(organization.name) },
          { label: message('Address'), value: literal(organization.address) },
          { label: message('Period'), value: message('{{title}}', { title: { quarters: period } }) },
          ...(isOfMonths(period) ? [] : [{ label: message('A quarter is'), value: message(quarterRule) }]),
          {
            label: message('Months with pickups'),
            value: message('{{months}}', { months: { months: collected } }),
          },
          { label: message('Customer since'), value: message('{{day}}', { day: { day: organization.startDate } }) },
          { label: message('Prepared by'), value: literal(company.name) },
          { label: message('Date'), value: message('{{day}}', { day: { day: reportDate } }) },
          ...(revises
            ? [
                {
                  label: message('Correction'),
                  value: message('Corrects report {{number}} of {{day}}', {
                    number: revises.number,
                    day: { day: revises.reportDate },
                  }),
                },
              ]
            : []),
        ],
      },
    ],
  }
}

export function contentsPage(): PlanPage {
  return { id: 'contents', title: message('Contents'), blocks: [{ kind: 'contents' }] }
}

export function closingPage({ company, factorSet, earlierFactorSets = [] }: PlannedReport): PlanPage {
  const sets = [...earlierFactorSets, factorSet]
  const factorSets = sets.map(({ name, version }) => `${name} ${version}`)
  const ages = new Set(sets.flatMap(({ assessment }) => (assessment ? [assessmentSentences[assessment]] : [])))
  return {
    id: 'closing',
    title: message('Thank you'),
    blocks: [
      { kind: 'drawing', name: 'closing', alt: message('Two hands around a young plant') },
      paragraph('Thank you to everybody who sorted what this report counts, and to you.'),
      paragraph(
        'The figures of this report were locked when it was saved. Its number leads to them on our portal, to compare the paper with.',
      ),
      {
        kind: 'facts',
        items: [
          { label: message('Address'), value: literal(company.address) },
          { label: message('Phone'), value: literal(company.phone) },
          { label: message('Email'), value: literal(company.email) },
          { label: message('Website'), value: literal(company.website) },
          { label: message('Emission factors'), value: literal(factorSets.join(', ')) },
        ].filter(({ value }) => value.text !== ''),
      },
      ...[...ages].map((sentence) => note(sentence)),
    ],
  }
}
