import { expect, it } from 'vitest'
import { findSliceProblems } from '../slice-problems.ts'

const places = ['service/pickups', 'money/invoices', 'reporting/reports']

it.each([
  'apps/api/src/domains/service/pickups/pickups.routes.ts',
  'apps/api/src/domains/service/pickups/pickups.service.ts',
  'apps/api/src/domains/service/pickups/pickups.test.ts',
  'apps/api/src/domains/service/pickups/quarters.ts',
  'apps/api/src/domains/reporting/reports/pages/trends.ts',
  'apps/web/src/features/money/invoices/timeline.ts',
  'apps/web/src/features/money/invoices/timeline.test.ts',
  'apps/web/src/features/money/invoices/components/invoice-form.tsx',
  'apps/web/src/features/money/invoices/components/invoice-form.screen.test.ts',
  'apps/web/src/features/money/invoices/components/invoice-form.module.css',
  'apps/web/src/features/money/invoices/ageing/spans.ts',
  'apps/web/src/features/money/invoices/ageing/ageing-cards.tsx',
  'apps/api/src/lib/clock.ts',
])('accepts %s', (path) => {
  expect(findSliceProblems([path], places)).toEqual([])
})

it.each([
  'apps/api/src/domains/service/pickups/stuff.ts',
  'apps/api/src/domains/service/pickups/manager.ts',
  'apps/api/src/domains/service/pickups/pickups.controller.ts',
  'apps/api/src/domains/service/pickups/Quarters.ts',
  'apps/api/src/domains/service/pickups/index.ts',
  'apps/api/src/domains/service/pickups/notes.txt',
  'apps/api/src/domains/money/unheard-of/unheard-of.service.ts',
  'apps/api/src/domains/service/invoices/invoices.service.ts',
  'apps/web/src/features/money/invoices/invoice-form.tsx',
  'apps/web/src/features/money/invoices/index.ts',
  'apps/web/src/features/money/invoices/notes.txt',
  'apps/web/src/features/money/invoices/components/InvoiceForm.tsx',
  'apps/web/src/features/money/invoices/ageing/Spans.ts',
  'apps/web/src/features/service/unheard-of/components/form.tsx',
  'apps/api/src/lib/string-utils.ts',
  'apps/web/src/components/helpers.tsx',
  'packages/contracts/src/common.ts',
])('refuses %s', (path) => {
  expect(findSliceProblems([path], places)).toEqual([expect.stringContaining(`${path}: `)])
})
