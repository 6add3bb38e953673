import { defineList } from '@thant/contracts/list'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bins } from '#database/schema/bins.ts'
import { createList, type ListSort } from './list.ts'
import { contains } from './list-filters.ts'

const { list: contract } = defineList({
  path: '/things',
  access: 'public',
  summary: 'Things',
  row: z.object({ name: z.string() }),
  filters: { name: z.optional(z.string()), size: z.optional(z.string()) },
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
})

const like = contains(bins.name)
const byName: ListSort = { by: bins.name, type: 'text' }
const parts = {
  contract,
  fields: { name: bins.name },
  table: bins,
  source: () => {
    throw new Error('no query is made here')
  },
  id: bins.id,
  search: like,
  presenter: () => (row: { name: string }) => row,
}
const filters = { name: like, size: like }
const sorts = { name: byName, createdAt: byName }

/** The type checker tests the lines below; each marks a mistake that must not compile. */
describe('the definition of a list', () => {
  it('has the filters and sorts of its contract, and those that only the server uses', () => {
    const internal = { filters: { owner: { where: () => sql`true` } }, sorts: { size: byName } }
    const listing = createList({ ...parts, filters, sorts, internal })
    expect(listing.filters).toEqual(['name', 'size', 'owner'])
    expect(listing.sorts).toEqual(['name', 'createdAt', 'size'])
  })

  it('lacks none of them', () => {
    // @ts-expect-error the filter `size` of the contract is missing
    createList({ ...parts, filters: { name: like }, sorts })
    // @ts-expect-error the sort `createdAt` of the contract is missing
    createList({ ...parts, filters, sorts: { name: byName } })
  })

  it('has no others', () => {
    // @ts-expect-error the contract has no filter `colour`
    createList({ ...parts, filters: { ...filters, colour: like }, sorts })
    // @ts-expect-error the contract has no sort `size`
    createList({ ...parts, filters, sorts: { ...sorts, size: byName } })
  })
})
