type Problems = Record<string, string | undefined>

/**
 * Tells whether a field has to be filled in: whether the form is refused at its path once `empty` stands there, with
 * all other values as they are.
 */
export function isRequired<Values>(
  values: Values,
  field: { path: string; empty: unknown },
  problemsOf: (values: Values) => Problems,
): boolean {
  const emptied = replaced(values, field.path.split('.'), field.empty) as Values
  return problemsOf(emptied)[field.path] !== undefined
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? replaced(item, rest, by) : item))
  const group = value as Record<string, unknown>
  return { ...group, [key]: replaced(group?.[key], rest, by) }
}
