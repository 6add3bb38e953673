import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { boundSchema } from './amounts.ts'
import { daySchema } from './days.ts'
import { searchText } from './primitives.ts'

type Shape = z.ZodMiniType

/** The words of a choice by its values; a list of words that are values themselves. */
export type Choices = Readonly<Record<string, TranslationKey>> | readonly string[]

type Common = {
  /** The head of the column on screens and in files. */
  title: TranslationKey
  /** On screens and in files, unless it is shown in one of them alone. `nowhere` still filters and sorts. */
  shown?: 'on-screen' | 'in-file' | 'nowhere'
  /** The name of the sort in the query; `true` for that of the column. */
  sort?: true | string
}
type Filter = true | string
/** The names of the lower and the upper end. */
type RangeFilter = readonly [string, string]

/**
 * A column of a list. Its kind decides how the server filters and sorts it, and how it is written on screens and in
 * files. `value` finds it in a row; without one it is the row's property of the column's name.
 */
export type Column<Row> = Common &
  (
    | { kind: 'text'; value?: (row: Row) => string | null; filter?: Filter }
    /** An identifier or an address, which is sorted by its characters and not as words are. */
    | { kind: 'code'; value?: (row: Row) => string | null; filter?: Filter }
    /** Times of day, such as `07:30–16:30`. */
    | { kind: 'hours'; value?: (row: Row) => string | null; filter?: Filter }
    /** The name of a user, which is translated where personal data were removed. */
    | { kind: 'person'; value?: (row: Row) => string | null; filter?: Filter }
    | { kind: 'choice'; choices: Choices; value?: (row: Row) => string | null; filter?: Filter }
    /** A calendar day, or an instant of which only the day in the company's time zone counts. */
    | { kind: 'day'; value?: (row: Row) => string | null; filter?: RangeFilter }
    | { kind: 'instant'; value?: (row: Row) => string | null; filter?: RangeFilter }
    | { kind: 'number'; value?: (row: Row) => number | null; filter?: RangeFilter }
    /** Money, which has two decimals. */
    | { kind: 'amount'; value?: (row: Row) => number | null; filter?: RangeFilter }
    /** Kilograms. */
    | { kind: 'weight'; value?: (row: Row) => number | null; filter?: RangeFilter }
    /** The screen and the file each say how it is written. */
    | { kind: 'custom' }
  )

export type Columns<Row> = Readonly<Record<string, Column<Row>>>

/** The names of the sorts of these columns. */
export type ColumnSort<All> = {
  [Name in keyof All]: All[Name] extends { sort: true }
    ? Name
    : All[Name] extends { sort: infer Sort extends string }
      ? Sort
      : never
}[keyof All] &
  string

/** The names of the columns that filter or sort. */
export type QueriedColumn<All> = {
  [Name in keyof All]: All[Name] extends { sort: true | string } | { filter: Filter | RangeFilter } ? Name : never
}[keyof All] &
  string

type FilterNames<Name, One> = One extends { filter: true }
  ? Name
  : One extends { filter: infer Filter extends string }
    ? Filter
    : One extends { filter: readonly [infer From extends string, infer To extends string] }
      ? From | To
      : never

/** The query parameters by which these columns are filtered. */
export type ColumnFilters<All> = {
  [Name in keyof All as FilterNames<Name, All[Name]>]: z.ZodMiniOptional<z.ZodMiniType<string>>
}

export function columnSorts(columns: Columns<never>): string[] {
  return Object.entries(columns).flatMap(([name, column]) => sortOf(name, column) ?? [])
}

export function columnFilters<const All extends Columns<never>>(columns: All): ColumnFilters<All> {
  const filters = Object.entries(columns).flatMap(([name, column]) =>
    filterParameters(name, column).map((filter) => [filter, filterSchema(column)] as const),
  )
  // The names of the parameters are computed, so that TypeScript knows them by the type alone.
  return Object.fromEntries(filters) as ColumnFilters<All>
}

/** Returns the name of a column's sort in the query; undefined for a column that does not sort. */
export function sortOf(name: string, { sort }: Column<never>): string | undefined {
  return sort === true ? name : sort
}

/** Returns the query parameters of a column's filter: none, one, or the two ends of a range. */
export function filterParameters(name: string, column: Column<never>): readonly string[] {
  if (column.kind === 'custom' || column.filter === undefined) return []
  if (column.filter === true) return [name]
  return typeof column.filter === 'string' ? [column.filter] : column.filter
}

export function isShownIn(place: 'on-screen' | 'in-file', { shown = place }: Column<never>): boolean {
  return shown === place
}

/** Returns what a column holds in a row; a column of the kind `custom` holds nothing that its kind could write. */
export function valueIn<Row>(row: Row, name: string, column: Column<Row>): string | number | null {
  if (column.kind === 'custom') return null
  // `defineList` checks that a column without a way to its value is a property of the rows.
  return column.value === undefined ? ((row as Record<string, string | number>)[name] ?? null) : column.value(row)
}

export function choiceValues(choices: Choices): readonly string[] {
  return isWordList(choices) ? choices : Object.keys(choices)
}

/** Returns the word of a choice's value. */
export function choiceLabel(choices: Choices, value: string): string {
  return isWordList(choices) ? value : (choices[value] ?? value)
}

function isWordList(choices: Choices): choices is readonly string[] {
  return Array.isArray(choices)
}

/** Between the values of a filter by several choices. */
export const choiceSeparator = ','

/** One of the values, or several with a comma between them. */
export function choicesOf(values: readonly string[]) {
  const one = `(${values.map((value) => value.replaceAll(/[^\w\s-]/g, '\\$&')).join('|')})`
  const list = new RegExp(`^${one}(${choiceSeparator}${one}){1,${Math.max(1, values.length - 1)}}$`)
  return z.union([z.enum(values, 'Invalid'), z.string().check(z.regex(list, 'Invalid'))], 'Invalid')
}

function filterSchema(column: Column<never>): Shape {
  switch (column.kind) {
    case 'choice':
      return z.optional(choicesOf(choiceValues(column.choices)))
    case 'day':
    case 'instant':
      return z.optional(daySchema)
    case 'number':
    case 'amount':
    case 'weight':
      return boundSchema
    default:
      return searchText()
  }
}

/** The words of a column that is true or false. */
export const yesNoLabels = { yes: 'Yes', no: 'No' } as const satisfies Record<string, TranslationKey>

export function yesNo(is: boolean): keyof typeof yesNoLabels {
  return is ? 'yes' : 'no'
}
