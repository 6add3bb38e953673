import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineList, filterNames } from './list.ts'

const listOf = (filter: string) =>
  defineList({
    path: '/things',
    access: 'signed-in',
    summary: 'Things',
    row: z.object({ name: z.string() }),
    columns: { name: { kind: 'text', title: 'Name', sort: true } },
    filters: { [filter]: z.optional(z.string()) },
    defaultSort: 'name',
  })

describe('a list', () => {
  it.each([
    'scope',
    'afterValue',
    'afterId',
    'offset',
    'page',
    'limit',
    'after',
    'sort',
    'q',
    'format',
    'language',
    'ids',
  ])('has no filter named %s, which would overwrite what the server or another parameter says', (name) => {
    expect(() => listOf(name)).toThrow(`a list cannot have a filter named ${name}`)
  })

  it('has no column with such a filter either', () => {
    expect(() =>
      defineList({
        path: '/things',
        access: 'signed-in',
        summary: 'Things',
        row: z.object({ scope: z.string() }),
        columns: { scope: { kind: 'text', title: 'Site', sort: true, filter: true } },
        defaultSort: 'scope',
      }),
    ).toThrow('a list cannot have a filter named scope')
  })

  it('has a filter of any other name', () => {
    expect(filterNames(listOf('owner').list)).toEqual(['owner'])
  })
})
