import fc from 'fast-check'

/** Texts that an attacker might send. */
export const badTexts = [
  '',
  '\0',
  'https://example.com/\0',
  'https://example.com/\udfff',
  '😀',
  '__proto__',
  'NaN',
  '-1',
  '1e309',
  "' or 1=1 --",
  "\\' or 1=1 --",
  '%_\\',
  '\r\nSet-Cookie: a=b',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
]

/** These are JSON source, because JSON.stringify would never write some of the values. */
export const badValues = [
  ...badTexts.map((text) => JSON.stringify(text)),
  JSON.stringify('x'.repeat(10_000)),
  ...[
    '1e309',
    '-1e309',
    '5e-324',
    '-1',
    '1.5',
    '9007199254740993',
    '-9007199254740991',
    'null',
    'true',
    '[]',
    '{}',
    '[null]',
  ],
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
    '["a","b"]',
    '{"toString":1}',
    '{"length":{"toString":"x"}}',
  ],
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
]

export const anyText = fc.oneof(fc.constantFrom(...badTexts), fc.string({ unit: 'binary', maxLength: 40 }))

type Definition = { shape?: object; innerType?: unknown; element?: unknown; out?: unknown; options?: unknown[] }

/** Includes the fields of nested objects. */
export function fieldsOf(schema: unknown): string[] {
  const { def } = (schema ?? {}) as { def?: Definition }
  const inner = def?.innerType ?? def?.element ?? def?.out
  if (inner !== undefined) return fieldsOf(inner)
  if (def?.options !== undefined) return def.options.flatMap(fieldsOf)
  return Object.entries(def?.shape ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)])
}

/** Replaces the first field of that name, or adds it if there is none. `bad` is JSON source. */
export function spoil(body: object, field: string, bad: string): string {
  const marker = 'here goes what is bad'
  let isPlaced = false
  const placed = JSON.stringify(body, (key, value) => {
    if (key !== field || isPlaced) return value
    isPlaced = true
    return marker
  })
  const added = `{${JSON.stringify(field)}:"${marker}",${placed.slice(1)}`.replace(/,\}$/, '}')
  return (isPlaced ? placed : added).replace(`"${marker}"`, () => bad)
}
