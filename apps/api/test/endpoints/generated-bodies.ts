/** Makes bodies from the schemas of the OpenAPI document, among them values that lie about their type. */

export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  pattern?: string
  minimum?: number
  maximum?: number
}

/** A number from 0 to 1, the same in each run of one seed (mulberry32). */
export type Random = () => number

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Starts from a valid body, so that much of what is made gets past the first check. Returns JSON source. */
export function generateBody(schema: JsonSchema | undefined, valid: object, random: Random): string {
  if (schema === undefined || random() < 0.02) return pick(lies, random)
  const fields = new Map(Object.entries(valid).map(([name, value]) => [name, JSON.stringify(value)]))
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const choice = random()
    if (choice < 0.15) fields.set(name, generate(field, random))
    if (choice > 0.97) fields.delete(name)
  }
  const names = Object.keys(schema.properties ?? {})
  if (random() < 0.5 && names.length > 0) fields.set(pick(names, random), pick(lies, random))
  if (random() < 0.05) fields.set(pick(foreignNames, random), pick(lies, random))
  return objectOf([...fields])
}

function generate(schema: JsonSchema, random: Random): string {
  if (random() < 0.25) return pick(lies, random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return generate(pick(choices, random), random)
  if (schema.enum) return JSON.stringify(pick(schema.enum, random))
  const type = Array.isArray(schema.type) ? pick(schema.type, random) : schema.type
  if (type === 'object') {
    return objectOf(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name) || random() < 0.7)
        .map(([name, field]) => [name, generate(field, random)]),
    )
  }
  if (type === 'array') {
    const length = pick([0, 1, 2, 3, 40], random)
    return `[${Array.from({ length }, () => generate(schema.items ?? {}, random)).join()}]`
  }
  if (type === 'integer' || type === 'number') return pick(numbersOf(schema), random)
  if (type === 'boolean') return pick(['true', 'false'], random)
  return type === 'null' ? 'null' : textOf(schema, random)
}

function numbersOf({ minimum = 0, maximum = 100 }: JsonSchema): string[] {
  return [...oddNumbers, String(minimum), String(maximum), String(minimum - 1), String(maximum + 1), '1', '2.5']
}

function textOf({ pattern }: JsonSchema, random: Random): string {
  const matching = pattern ? plausibleTexts.filter((text) => new RegExp(pattern, 'u').test(text)) : plausibleTexts
  return random() < 0.3 || matching.length === 0 ? pick(oddTexts, random) : JSON.stringify(pick(matching, random))
}

function objectOf(fields: ReadonlyArray<readonly [name: string, source: string]>): string {
  return `{${fields.map(([name, source]) => `${JSON.stringify(name)}:${source}`).join()}}`
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

const plausibleTexts = [
  '2026-02-05',
  '2026-02-29',
  '2026-02',
  '2026-02-05T02:30:00Z',
  '2026-02-05T02:30:00.123456+06:30',
  '00000000-0000-4000-8000-000000000000',
  `${'0'.repeat(32)}.png`,
  `${'0'.repeat(32)}.pdf`,
  '09:30',
  '0912345678',
  '+95 9 123 456 78',
  'su@lotus.example',
  'Ma Su',
  'မဆု',
  '16.8',
  '0',
  'a'.repeat(500),
]

const oddNumbers = ['-0', '1e400', '-1e400', '5e-324', '1e21', '9007199254740993', '-9007199254740993', '0.1', '1e-7']
/** JSON source, because a lone surrogate survives only as an escape. */
const oddTexts = [
  '""',
  '"\\u2028\\u2029"',
  '"\\ud800"',
  '"\\udfff x"',
  '"\\u0000"',
  '"\\ufffe"',
  '"\\u202e\\u2066"',
  '"0000-00-00"',
  '"9999-12-31"',
  '"+275760-09-13"',
  '"-000001-01-01T00:00:00Z"',
  '"2026-13-45T25:61:61Z"',
  '"toString"',
  '"__proto__"',
  '"%s%n{{name}}<%= x %>"',
  '"99999999999999999999"',
  '"\\u1000\\u1039\\u1039\\u1039"',
]
/** Values that look like another type to code that does not check theirs. */
const lies = [
  ...oddNumbers,
  ...oddTexts,
  'null',
  'true',
  '[]',
  '{}',
  '{"length":{"toString":"x"}}',
  '{"length":{"valueOf":1,"toString":1}}',
  '{"length":-1}',
  '{"length":1e9}',
  '{"length":"5","0":"a"}',
  '{"toString":"x","valueOf":"x"}',
  '{"toString":null}',
  '{"toJSON":"x"}',
  '{"then":"x"}',
  '{"then":{"then":null}}',
  '{"size":{"toString":"x"},"has":1,"keys":1}',
  '{"getTime":1}',
  '{"constructor":{"name":"Date"}}',
  '{"constructor":null,"hasOwnProperty":1}',
  '{"__proto__":{"length":5}}',
  '{"type":"Buffer","data":[1,2,3]}',
  '{"sql":"x","queryChunks":[]}',
  '{"$ne":null}',
  '[[[[[[]]]]]]',
  '[null,{"length":{"toString":"x"}}]',
  '["a","a"]',
  `"${'x'.repeat(3_000)}"`,
  `[${'1,'.repeat(600)}1]`,
]
const foreignNames = ['__proto__', 'constructor', 'toString', 'length', 'then', 'toJSON', '_id', 'hasOwnProperty']
