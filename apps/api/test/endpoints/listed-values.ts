type Definition = {
  type: string
  shape?: Record<string, unknown>
  innerType?: unknown
  element?: unknown
  in?: unknown
  out?: unknown
  options?: unknown[]
}

/** Returns the path of each field that accepts only listed values; 0 stands for an element of a list. */
export function listedFieldsOf(schema: unknown): Array<Array<string | 0>> {
  const { def } = (schema ?? {}) as { def?: Definition }
  if (def === undefined) return []
  if (def.type === 'enum' || def.type === 'literal') return [[]]
  const inside = [def.innerType, def.in, def.out, ...(def.options ?? [])].flatMap(listedFieldsOf)
  const elements = listedFieldsOf(def.element).map((path) => [0 as const, ...path])
  const fields = Object.entries(def.shape ?? {}).flatMap(([name, field]) =>
    listedFieldsOf(field).map((path) => [name, ...path]),
  )
  const paths = [...inside, ...elements, ...fields]
  return paths.filter((path, index) => paths.findIndex((other) => `${other}` === `${path}`) === index)
}

/** Returns a body that holds the value at the path and nothing else. */
export function bodyWith([step, ...rest]: Array<string | 0>, value: unknown): unknown {
  if (step === undefined) return value
  return step === 0 ? [bodyWith(rest, value)] : { [step]: bodyWith(rest, value) }
}
