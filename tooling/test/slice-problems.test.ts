import { describe, expect, it } from 'vitest'
import { findSliceProblems, type Slices } from '../slice-problems.ts'

const slices: Slices = {
  domains: { pickups: { entities: ['pickups'], rules: ['quarters'], tests: ['pickup-changes'] } },
  features: { invoices: ['timeline', 'use-invoice-draft'], 'invoices/ageing': ['spans'] },
}

const agreed = [
  'apps/api/src/domains/pickups/pickups.routes.ts',
  'apps/api/src/domains/pickups/pickups.service.ts',
  'apps/api/src/domains/pickups/pickups.test.ts',
  'apps/api/src/domains/pickups/quarters.ts',
  'apps/api/src/domains/pickups/quarters.test.ts',
  'apps/api/src/domains/pickups/pickup-changes.test.ts',
  'apps/web/src/features/invoices/timeline.ts',
  'apps/web/src/features/invoices/timeline.test.ts',
  'apps/web/src/features/invoices/use-invoice-draft.ts',
  'apps/web/src/features/invoices/components/invoice-form.tsx',
  'apps/web/src/features/invoices/components/invoice-form.module.css',
  'apps/web/src/features/invoices/ageing/spans.ts',
  'apps/web/src/features/invoices/ageing/ageing-cards.tsx',
  'apps/api/src/lib/clock.ts',
]

it('finds nothing wrong with names that are agreed on', () => {
  expect(findSliceProblems(agreed, slices)).toEqual([])
})

describe.each([
  ['a domain', 'apps/api/src/domains/pickups'],
  ['a feature', 'apps/web/src/features/invoices'],
  ['a part of a feature', 'apps/web/src/features/invoices/ageing'],
])('in %s', (_what, folder) => {
  it.each([
    'stuff.ts',
    'manager.ts',
    'do-the-thing.ts',
    'x.controller.ts',
    'pickups.controller.ts',
    'stuff.service.ts',
    'do-the-thing.test.ts',
    'quarters.service.ts',
    'Quarters.ts',
    'index.ts',
    'notes.txt',
  ])('refuses %s', (name) => {
    expect(findSliceProblems([...agreed, `${folder}/${name}`], slices).join()).toContain(`${folder}/${name}: `)
  })
})

it.each([
  'apps/web/src/features/invoices/invoice-form.tsx',
  'apps/web/src/features/invoices/components/InvoiceForm.tsx',
  'apps/web/src/features/invoices/unheard-of/form.tsx',
  'apps/web/src/features/invoices/unheard-of/timeline.ts',
  'apps/web/src/features/unheard-of/components/form.tsx',
  'apps/api/src/domains/unheard-of/unheard-of.service.ts',
  'apps/api/src/lib/string-utils.ts',
  'apps/web/src/components/helpers.tsx',
  'packages/contracts/src/common.ts',
])('refuses %s', (path) => {
  expect(findSliceProblems([...agreed, path], slices)).toEqual([expect.stringContaining(`${path}: `)])
})

it('refuses a noun that no file carries', () => {
  const fewer = agreed.filter((path) => !path.includes('timeline'))
  expect(findSliceProblems(fewer, slices)).toEqual(['apps/web/src/features/invoices/: no file is named timeline'])
})
