/** Takes one of each list in turn until there are enough, so that none hides the others; the lists stay in order. */
export function inTurn<Item>(lists: readonly (readonly Item[])[], max: number): Item[] {
  const taken = lists.map(() => 0)
  let left = max
  for (let row = 0; left > 0 && lists.some((list) => list.length > row); row += 1) {
    for (const [index, list] of lists.entries()) {
      if (left === 0 || list.length <= row) continue
      taken[index] = row + 1
      left -= 1
    }
  }
  return lists.flatMap((list, index) => list.slice(0, taken[index]))
}
