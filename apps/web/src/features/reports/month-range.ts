export function rangeOf(months: ReadonlyArray<{ month: string }>): { from: string; to: string } {
  return { from: months[0]?.month ?? '', to: months.at(-1)?.month ?? '' }
}
