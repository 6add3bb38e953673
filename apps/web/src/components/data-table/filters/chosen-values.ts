import { choiceSeparator } from '@thant/contracts/columns'

/** Returns the values that a filter by choices has. */
export function chosenIn(values: string | undefined): string[] {
  return values === undefined || values === '' ? [] : values.split(choiceSeparator)
}

/** Adds a value to those that are chosen, or takes it away; undefined when none is left. */
export function withOrWithout(values: string | undefined, value: string): string | undefined {
  const before = chosenIn(values)
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return after.length === 0 ? undefined : after.join(choiceSeparator)
}
