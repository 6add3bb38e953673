import type { PlanPage } from '@thant/contracts/plan'
import { quarterRangeOf } from '@thant/contracts/quarters'
import { literal, paragraph, words } from '#lib/plan-words.ts'
import type { PlannedReport } from '../planned-report.ts'

export function coverPage({ organization, company, reportDate, quarters }: PlannedReport): PlanPage {
  return {
    id: 'cover',
    title: words('Waste Audit Report'),
    blocks: [
      { kind: 'drawing', name: 'cover', alt: words('A town between trees, with a collection truck on its way') },
      {
        kind: 'facts',
        items: [
          { label: words('Prepared for'), value: literal(organization.name) },
          { label: words('Address'), value: literal(organization.address) },
          { label: words('Period'), value: words('{{title}}', { title: { quarters: quarterRangeOf(quarters) } }) },
          {
            label: words('Months with pickups'),
            value: words('{{months}}', { months: { months: quarters.flatMap(({ months }) => months) } }),
          },
          { label: words('Customer since'), value: words('{{day}}', { day: { day: organization.startDate } }) },
          { label: words('Prepared by'), value: literal(company.name) },
          { label: words('Date'), value: words('{{day}}', { day: { day: reportDate } }) },
        ],
      },
    ],
  }
}

export function contentsPage(): PlanPage {
  return { id: 'contents', title: words('Contents'), blocks: [{ kind: 'contents' }] }
}

export function closingPage({ company, factorSet }: PlannedReport): PlanPage {
  return {
    id: 'closing',
    title: words('Thank you'),
    blocks: [
      { kind: 'drawing', name: 'closing', alt: words('Two hands around a young plant') },
      paragraph(
        'Every kilogram in this report was segregated by somebody who took the trouble. Thank you to all of them, and to you.',
      ),
      paragraph(
        'This report was frozen when it was saved. Below stands the SHA-256 of its data: whoever has the report can compare it on our portal and know that no figure was changed since.',
      ),
      {
        kind: 'facts',
        items: [
          { label: words('Address'), value: literal(company.address) },
          { label: words('Phone'), value: literal(company.phone) },
          { label: words('Email'), value: literal(company.email) },
          { label: words('Website'), value: literal(company.website) },
          { label: words('Emission factors'), value: literal(`${factorSet.name} ${factorSet.version}`) },
        ].filter(({ value }) => value.text !== ''),
      },
    ],
  }
}
