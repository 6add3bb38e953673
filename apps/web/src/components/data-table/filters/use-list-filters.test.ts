import { defineList } from '@thant/contracts/list'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listFilters } from './use-list-filters.ts'

const { list } = defineList({
  path: '/things',
  access: 'public',
  summary: 'Things',
  row: z.object({ _id: z.string(), name: z.string(), size: z.enum(['s', 'l']), bought: z.string(), price: z.number() }),
  columns: {
    name: { kind: 'text', title: 'Name', filter: true },
    size: { kind: 'choice', title: 'Size', choices: { s: 'Light', l: 'Dark' }, filter: 'ofSize' },
    bought: { kind: 'day', title: 'Added', sort: true, filter: ['from', 'to'] },
    price: { kind: 'amount', title: 'Price', shown: 'in-file', filter: ['priceFrom', 'priceTo'] },
    _id: { kind: 'code', title: 'Number' },
  },
  filters: { owner: z.optional(z.string()) },
  defaultSort: 'bought',
})
const t = (text: string) => `<${text}>`

const name = { kind: 'text', name: 'name', label: '<Name>' }
const bought = { kind: 'days', from: 'from', to: 'to', label: '<Added>' }
const price = { kind: 'numbers', from: 'priceFrom', to: 'priceTo', label: '<Price>' }
const size = {
  kind: 'choice',
  name: 'ofSize',
  label: '<Size>',
  options: [
    { value: 's', label: '<Light>' },
    { value: 'l', label: '<Dark>' },
  ],
  isMultiple: true,
}

it('a list is filtered by every column that the contract filters, in the order of the contract', () => {
  expect(listFilters(list, undefined, t)).toEqual([name, size, bought, price])
})

it('a screen gives its own order, and filters of its own between those of the columns', () => {
  const owner = { kind: 'text', name: 'owner', label: 'Owner' } as const
  expect(listFilters(list, ['price', owner, 'name'], t)).toEqual([price, owner, name])
})
