import type { Bin } from '@thant/contracts/service/bins'

export type BinType = { name: string; image: string | null; sizes: Bin[] }

/** Puts the sizes of a bin together, the cheapest first; the types keep the order in which they come. */
export function binTypesOf(bins: readonly Bin[]): BinType[] {
  return [...Map.groupBy(bins, ({ name }) => name)].map(([name, sizes]) => ({
    name,
    image: sizes.find(({ image }) => image !== null)?.image ?? null,
    sizes: sizes.toSorted((one, other) => one.price - other.price),
  }))
}
