import { defineList } from '@thant/contracts/list'
import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import type { ListState } from './address/use-list-state.ts'
import type { Column } from './columns/column.ts'
import type { ListTable } from './list-table.tsx'

const things = defineList({
  path: '/things',
  access: 'public',
  summary: 'Things',
  row: z.object({ _id: z.string(), name: z.string(), bought: z.string(), parts: z.array(z.string()) }),
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    bought: { kind: 'day', title: 'Added', sort: 'age', filter: ['from', 'to'] },
    parts: { kind: 'custom', title: 'Items', shown: 'on-screen' },
    _id: { kind: 'code', title: 'Number', shown: 'in-file' },
  },
  filters: { owner: z.optional(z.string()) },
  defaultSort: 'name',
})
type Table = ComponentProps<typeof ListTable<typeof things.list>>
type Thing = { _id: string; name: string; bought: string; parts: string[] }
type Filters = NonNullable<Table['filters']>
type Columns = NonNullable<Table['columns']>

const parts = { render: (thing: Thing) => thing.parts.join() }
const own = { key: 'age', title: 'Age', render: (thing: Thing) => thing.bought }

/** The lines below are proved by the check of types; each marks a mistake that must not compile. */
it('a table shows columns of its contract and own ones, which sort by what the contract has', () => {
  expectTypeOf<readonly ['parts', 'name']>().toExtend<Columns>()
  // @ts-expect-error there is no column `nam`
  expectTypeOf<readonly ['nam']>().toExtend<Columns>()
  // @ts-expect-error the number stands in the file alone
  expectTypeOf<readonly ['_id']>().toExtend<Columns>()
  expectTypeOf<readonly [Column<Thing, 'age'>]>().toExtend<Columns>()
  // @ts-expect-error there is no sort `bought`
  expectTypeOf<readonly [Column<Thing, 'bought'>]>().toExtend<Columns>()
  expectTypeOf(own).toExtend<Columns[number]>()
})

it('a cell belongs to a shown column, and a custom one says what it shows', () => {
  expectTypeOf({ parts, name: { width: 100 } }).toExtend<Table['cells']>()
  // @ts-expect-error nothing says how parts are shown
  expectTypeOf({ name: { width: 100 } }).toExtend<Table['cells']>()
  // @ts-expect-error the title is that of the contract
  const titled: Table['cells'] = { parts, name: { title: 'Thing' } }
  // @ts-expect-error there is no column `nam`
  const unknown: Table['cells'] = { parts, nam: { width: 100 } }
  expectTypeOf([titled, unknown]).toExtend<Table['cells'][]>()
})

it('a table has the filters of its contract', () => {
  expectTypeOf<readonly ['bought', 'name']>().toExtend<Filters>()
  // @ts-expect-error parts filter nothing
  expectTypeOf<readonly ['parts']>().toExtend<Filters>()
  expectTypeOf<readonly [{ kind: 'text'; name: 'owner'; label: string }]>().toExtend<Filters>()
  // @ts-expect-error there is no filter `owners`
  expectTypeOf<readonly [{ kind: 'text'; name: 'owners'; label: string }]>().toExtend<Filters>()
  expectTypeOf<readonly [{ kind: 'days'; from: 'from'; to: 'to'; label: string }]>().toExtend<Filters>()
  // @ts-expect-error there is no filter `until`
  expectTypeOf<readonly [{ kind: 'days'; from: 'from'; to: 'until'; label: string }]>().toExtend<Filters>()
})

it('a table takes the state of its own list', () => {
  expectTypeOf<ListState<'name' | 'age', 'name' | 'from' | 'to' | 'owner'>>().toExtend<Table['state']>()
  // @ts-expect-error the state of a list that is sorted by weight alone
  expectTypeOf<ListState<'weight', 'name' | 'from' | 'to' | 'owner'>>().toExtend<Table['state']>()
})
