import { expect, it } from 'vitest'
import { findSliceProblems } from '../slice-problems.ts'

const domains = ['pickups', 'invoices']

it.each([
  'apps/api/src/domains/pickups/pickups.routes.ts',
  'apps/api/src/domains/pickups/pickups.service.ts',
  'apps/api/src/domains/pickups/pickups.test.ts',
  'apps/api/src/domains/pickups/quarters.ts',
  'apps/api/src/domains/reports/pages/trends.ts',
  'apps/web/src/features/invoices/timeline.ts',
  'apps/web/src/features/invoices/timeline.test.ts',
  'apps/web/src/features/invoices/components/invoice-form.tsx',
  'apps/web/src/features/invoices/components/invoice-form.module.css',
  'apps/web/src/features/invoices/ageing/spans.ts',
  'apps/web/src/features/invoices/ageing/ageing-cards.tsx',
  'apps/api/src/lib/clock.ts',
])('accepts %s', (path) => {
  expect(findSliceProblems([path], [...domains, 'reports'])).toEqual([])
})

it.each([
  'apps/api/src/domains/pickups/stuff.ts',
  'apps/api/src/domains/pickups/manager.ts',
  'apps/api/src/domains/pickups/pickups.controller.ts',
  'apps/api/src/domains/pickups/Quarters.ts',
  'apps/api/src/domains/pickups/index.ts',
  'apps/api/src/domains/pickups/notes.txt',
  'apps/api/src/domains/unheard-of/unheard-of.service.ts',
  'apps/web/src/features/invoices/invoice-form.tsx',
  'apps/web/src/features/invoices/index.ts',
  'apps/web/src/features/invoices/notes.txt',
  'apps/web/src/features/invoices/components/InvoiceForm.tsx',
  'apps/web/src/features/invoices/ageing/Spans.ts',
  'apps/web/src/features/unheard-of/components/form.tsx',
  'apps/api/src/lib/string-utils.ts',
  'apps/web/src/components/helpers.tsx',
  'packages/contracts/src/common.ts',
])('refuses %s', (path) => {
  expect(findSliceProblems([path], domains)).toEqual([expect.stringContaining(`${path}: `)])
})
