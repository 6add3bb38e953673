import { defineList } from '@thant/contracts/list'
import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { Column, ColumnOf } from './column.ts'
import type { DataTable } from './data-table.tsx'
import type { FilterOf } from './filter.ts'
import type { ListState } from './use-list-state.ts'

const things = defineList({
  path: '/things',
  access: 'public',
  summary: 'Things',
  row: z.object({ _id: z.string(), name: z.string() }),
  filters: { size: z.optional(z.string()), from: z.optional(z.string()), to: z.optional(z.string()) },
  sorts: ['name', 'createdAt'],
  defaultSort: '-createdAt',
})
type Things = typeof things.list
type Thing = { _id: string; name: string }
type Table = ComponentProps<typeof DataTable<Thing, 'name' | 'createdAt', 'size' | 'from' | 'to'>>

const name = { key: 'name', title: 'Name', render: (thing: Thing) => thing.name }

/** The lines below are proved by the check of types; each marks a mistake that must not compile. */
it('a column of a list is sorted by what its contract has', () => {
  expectTypeOf<ColumnOf<Things>>().toEqualTypeOf<Column<Thing, 'name' | 'createdAt'>>()
  expectTypeOf({ ...name, sort: 'name' as const }).toExtend<ColumnOf<Things>>()
  // @ts-expect-error there is no sort `nam`
  expectTypeOf({ ...name, sort: 'nam' as const }).toExtend<ColumnOf<Things>>()
  // @ts-expect-error a column that belongs to no list sorts nothing
  expectTypeOf({ ...name, sort: 'name' as const }).toExtend<Column<Thing>>()
})

it('a filter of a list has a name of its contract', () => {
  expectTypeOf({ kind: 'text' as const, name: 'size' as const, label: 'Size' }).toExtend<FilterOf<Things>>()
  // @ts-expect-error there is no filter `sise`
  expectTypeOf({ kind: 'text' as const, name: 'sise' as const, label: 'Size' }).toExtend<FilterOf<Things>>()
  const days = { kind: 'days' as const, from: 'from' as const, label: 'Created' }
  expectTypeOf({ ...days, to: 'to' as const }).toExtend<FilterOf<Things>>()
  // @ts-expect-error there is no filter `until`
  expectTypeOf({ ...days, to: 'until' as const }).toExtend<FilterOf<Things>>()
})

it('a table takes the columns and filters of the list that its state is of', () => {
  expectTypeOf<ListState<'name' | 'createdAt', 'size' | 'from' | 'to'>>().toExtend<Table['state']>()
  expectTypeOf<readonly ColumnOf<Things>[]>().toExtend<Table['columns']>()
  expectTypeOf<readonly FilterOf<Things>[]>().toExtend<NonNullable<Table['filters']>>()
  // @ts-expect-error columns with sorts of another list
  expectTypeOf<readonly Column<Thing, 'weight'>[]>().toExtend<Table['columns']>()
})
