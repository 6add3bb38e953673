import { defineList } from '@thant/contracts/list'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bins } from '#database/schema/bins.ts'
import { createList } from './list.ts'
import type { ListSort } from './list-columns.ts'
import { contains } from './list-filters.ts'

const { list: contract } = defineList({
  path: '/things',
  access: 'public',
  summary: 'Things',
  row: z.object({ name: z.string() }),
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { size: z.optional(z.string()) },
  defaultSort: 'name',
})

const like = contains(bins.name)
const parts = {
  contract,
  fields: { name: bins.name },
  table: bins,
  id: bins.id,
  search: like,
  presenter: () => (row: { name: string }) => row,
}
const columns = { name: bins.name, createdAt: bins.createdAt }
const filters = { size: like }

/** The type checker tests the lines below; each marks a mistake that must not compile. */
describe('the definition of a list', () => {
  it('has the filters and sorts of its contract, and those that only the server uses', () => {
    const bySize: ListSort = { by: bins.size, type: 'text' }
    const internal = { filters: { owner: { where: () => sql`true` } }, sorts: { size: bySize } }
    const listing = createList({ ...parts, columns, filters, internal })
    expect(listing.filters).toEqual(['name', 'size', 'owner'])
    expect(listing.sorts).toEqual(['name', 'createdAt', 'size'])
  })

  it('lacks none of them', () => {
    // @ts-expect-error the filter `size` of the contract is missing
    createList({ ...parts, columns })
    // @ts-expect-error nothing is behind the column `createdAt`, which the contract sorts by
    createList({ ...parts, columns: { name: bins.name }, filters })
  })

  it('has no others', () => {
    // @ts-expect-error the contract has no filter `colour`
    createList({ ...parts, columns, filters: { ...filters, colour: like } })
    // @ts-expect-error the contract has no column `size`
    createList({ ...parts, columns: { ...columns, size: bins.size }, filters })
  })
})

describe('the contract of a list', () => {
  const list = { path: '/things', access: 'public', summary: 'Things', row: z.object({ name: z.string() }) } as const

  it('is refused where no row has a value for a column', () => {
    expect(() =>
      defineList({ ...list, columns: { size: { kind: 'text', title: 'Size', sort: true } }, defaultSort: 'size' }),
    ).toThrow('no row has a value for size')
  })

  it('is refused where no column has its default sort', () => {
    expect(() =>
      defineList({ ...list, columns: { name: { kind: 'text', title: 'Name', sort: true } }, defaultSort: 'size' }),
    ).toThrow()
  })
})
