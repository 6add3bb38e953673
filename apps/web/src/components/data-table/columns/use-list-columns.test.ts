import { defineList } from '@thant/contracts/list'
import type { Format } from '@thant/i18n/format'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listColumns } from './use-list-columns.tsx'

const { list } = defineList({
  path: '/things',
  access: 'public',
  summary: 'Things',
  row: z.object({
    _id: z.string(),
    name: z.string(),
    size: z.nullable(z.enum(['s', 'l'])),
    price: z.number(),
    weight: z.nullable(z.number()),
    parts: z.array(z.string()),
    createdAt: z.string(),
  }),
  columns: {
    name: { kind: 'text', title: 'Name', sort: true },
    size: { kind: 'choice', title: 'Size', choices: { s: 'Light', l: 'Dark' } },
    count: { kind: 'number', title: 'Items', value: (row) => row.parts.length, sort: 'parts' },
    price: { kind: 'amount', title: 'Price' },
    weight: { kind: 'weight', title: 'Weight' },
    parts: { kind: 'custom', title: 'Files', shown: 'on-screen' },
    _id: { kind: 'code', title: 'Number', shown: 'in-file' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  defaultSort: 'name',
})
const thing = {
  _id: '1',
  name: 'Cart',
  size: 's' as const,
  price: 1250,
  weight: 3.5,
  parts: ['wheel', 'handle'],
  createdAt: '2026-02-03T03:00:00.000Z',
}
const reader = {
  t: (text: string) => `<${text}>`,
  format: {
    number: (value: number, decimals = 0) => value.toFixed(decimals),
    weight: (kg: number) => `${kg.toFixed(2)} of weight`,
  } as Format,
}
const parts = { render: (row: { parts: string[] }) => row.parts.join(' and ') }
const shown = (row: typeof thing | (Omit<typeof thing, 'size' | 'weight'> & { size: null; weight: null })) =>
  listColumns(list, { parts }, undefined, reader).map(({ render }) => renderToStaticMarkup(render(row, 1)))

it('a list shows the columns of its contract in its order, but those of the file and those that only sort', () => {
  const columns = listColumns(list, { parts }, undefined, reader)
  expect(columns.map(({ key }) => key)).toEqual(['name', 'size', 'count', 'price', 'weight', 'parts'])
  expect(columns.map(({ title }) => title)).toEqual(['<Name>', '<Size>', '<Items>', '<Price>', '<Weight>', '<Files>'])
  expect(columns.map(({ sort }) => sort)).toEqual(['name', undefined, 'parts', undefined, undefined, undefined])
  expect(columns.map(({ align }) => align)).toEqual(['left', 'left', 'right', 'right', 'right', 'left'])
})

it('each kind writes its value', () => {
  const cell = (text: string) => expect.stringMatching(new RegExp(`>${text}<`))
  expect(shown(thing)).toEqual([
    cell('Cart'),
    cell('&lt;Light&gt;'),
    '2',
    '1250.00',
    '3.50 of weight',
    'wheel and handle',
  ])
})

it('a missing figure is a dash, and a missing word nothing', () => {
  const [, size, , , weight] = shown({ ...thing, size: null, weight: null })
  expect([size, weight]).toEqual(['', '–'])
})

it('a screen gives its own order and columns, and says what differs from the kind', () => {
  const own = { key: 'place', title: 'Place', render: () => 'here' }
  const size = { width: 90, onPhone: 'corner' } as const
  const columns = listColumns(list, { parts, size }, ['size', own, 'name'], reader)
  expect(columns.map(({ key }) => key)).toEqual(['size', 'place', 'name'])
  expect(columns[0]).toMatchObject({ ...size, title: '<Size>' })
})
