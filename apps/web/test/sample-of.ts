import type { Language } from '@thant/contracts/customers/auth'
import * as z from 'zod/mini'
import { fittingText, sampleNumber } from './samples.ts'

type Place = {
  /** Of the field that holds the value. */
  name: string
  /** Of the value in its list, so that the rows of a list differ. */
  index: number
  language: Language
}

/**
 * Returns what the wire may carry for a shape of the contract, with every field there is, and the same in every run.
 * The rows of a list have its choices by turns, and of the four the third leaves empty what may be empty.
 */
export function sampleOf<Shape extends z.ZodMiniType>(shape: Shape, language: Language): z.output<Shape> {
  return z.parse(shape, draw(shape, { name: '', index: 0, language }))
}

type Definition = z.core.$ZodTypes['_zod']['def']

const rowsOfList = 4
const emptyRow = 2

function draw(shape: z.core.$ZodType, place: Place): unknown {
  const definition = (shape as z.core.$ZodTypes)._zod.def satisfies Definition
  switch (definition.type) {
    case 'object':
      return mapValues(definition.shape, (field, name) => draw(field, { ...place, name }))
    case 'array':
      return Array.from({ length: lengthOf(definition) }, (_, index) => draw(definition.element, { ...place, index }))
    case 'record':
      return recordOf(definition, place)
    case 'nullable':
      return isEmpty(place) ? null : draw(definition.innerType, place)
    case 'optional':
    case 'default':
    case 'readonly':
      return draw(definition.innerType, place)
    case 'union':
      return draw(byTurns(definition.options, place.index), place)
    case 'pipe':
      return draw(definition.in, place)
    case 'enum':
      return byTurns(Object.values(definition.entries), place.index)
    case 'literal':
      return byTurns(definition.values, place.index)
    case 'string':
      return drawText(shape, place)
    case 'number':
      return drawNumber(shape, place)
    case 'boolean':
      return place.index % 2 === 0
    case 'null':
    case 'unknown':
      return null
    default:
      throw new Error(`there is no sample of ${definition.type}, as ${place.name} is`)
  }
}

/** What is archived would be shown in another view of its list. */
function isEmpty({ name, index }: Place): boolean {
  return name === 'archivedAt' || index === emptyRow
}

function drawText(shape: z.core.$ZodType, { name, index, language }: Place): string {
  return fittingText(name, index, language, (text) => z.safeParse(shape, text).success)
}

function drawNumber(shape: z.core.$ZodType, { name, index }: Place): number {
  const sample = sampleNumber(name) + index
  const number = [sample, Math.round(sample), index + 1, 2020 + index].find((one) => z.safeParse(shape, one).success)
  if (number === undefined) throw new Error(`no sample of a number fits ${name}`)
  return number
}

/**
 * A list is as long as its shape asks for, else of four rows, or of one for each kind of row that there is. Choices are
 * in it once, and so are rows that begin with one, such as a waste type.
 */
function lengthOf({ checks = [], element }: z.core.$ZodArrayDef): number {
  const { options, discriminator } = (element as z.core.$ZodTypes)._zod.def as Partial<z.core.$ZodDiscriminatedUnionDef>
  let length = Math.max(rowsOfList, discriminator === undefined ? 0 : (options?.length ?? 0))
  length = Math.min(length, choicesOf(element) ?? length)
  for (const { _zod } of checks) {
    const { def } = _zod as { def: { length?: number; minimum?: number; maximum?: number } }
    length = Math.min(Math.max(def.length ?? length, def.minimum ?? 0), def.maximum ?? Number.POSITIVE_INFINITY)
  }
  return length
}

function choicesOf(shape: z.core.$ZodType): number | undefined {
  const definition = (shape as z.core.$ZodTypes)._zod.def
  if (definition.type === 'enum') return Object.values(definition.entries).length
  const [first] = definition.type === 'object' ? Object.values(definition.shape) : []
  return first && choicesOf(first)
}

function recordOf({ keyType, valueType }: z.core.$ZodRecordDef, place: Place): Record<string, unknown> {
  const keys = (keyType as z.core.$ZodTypes)._zod.def
  const names = keys.type === 'enum' ? Object.values(keys.entries) : []
  return Object.fromEntries(names.map((name) => [name, draw(valueType, { ...place, name: String(name) })]))
}

function mapValues<In, Out>(values: Record<string, In>, to: (value: In, name: string) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value, name)]))
}

function byTurns<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item
}
