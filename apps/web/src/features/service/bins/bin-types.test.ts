import type { Bin } from '@thant/contracts/service/bins'
import { expect, test } from 'vitest'
import { binTypesOf } from './bin-types.ts'

const bin = (name: string, size: string, price: number, image: string | null = null): Bin => ({
  _id: `${name} ${size}`,
  __v: 1,
  name,
  size,
  stock: 3,
  price,
  image,
  createdAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
})

test('a type of bin has all of its sizes, the cheapest first, and a picture that one of them has', () => {
  const types = binTypesOf([
    bin('Can', '240 L', 30),
    bin('Can', '60 L', 12, '/can.png'),
    bin('Glass', '120 L', 20),
    bin('Can', '120 L', 20),
  ])
  expect(types.map(({ name, image, sizes }) => [name, image, sizes.map(({ size }) => size)])).toEqual([
    ['Can', '/can.png', ['60 L', '120 L', '240 L']],
    ['Glass', null, ['120 L']],
  ])
})
