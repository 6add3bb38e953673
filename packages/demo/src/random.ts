import { createHash } from 'node:crypto'

/** Draws are deterministic, so the same seed always gives the same data. */
export type Random = {
  /** Returns a number from 0 to just below 1. */
  next(): number
  between(from: number, to: number): number
  /** Includes both ends. */
  integer(from: number, to: number): number
  happens(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  uuid(): string
}

export function createRandom(seed: string): Random {
  const next32 = smallFastCounter(seed)
  const next = () => next32() / 2 ** 32
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    between: (from, to) => from + next() * (to - from),
    happens: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
    uuid: () => uuidFrom([next32(), next32(), next32(), next32()]),
  }
}

/** Chris Doty-Humphrey's sfc32 has 128 bits of state, which is enough for unique uuids, and needs only a few lines. */
function smallFastCounter(seed: string): () => number {
  const digest = createHash('sha256').update(seed).digest()
  let [a, b, c, counter] = [0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)) as [number, number, number, number]
  return () => {
    const result = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result >>> 0
  }
}

/** Formats the words as a version 4 uuid, which is what the database generates. */
function uuidFrom(words: number[]): string {
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
