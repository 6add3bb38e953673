import { expect, test, vi } from 'vitest'
import { type Part, uploadInParts } from './upload-in-parts.ts'

const always = { onProgress: () => {}, isWorthRetrying: () => true }

async function partsOf(bytes: number): Promise<Array<[number, boolean, number]>> {
  const sent: Part[] = []
  await uploadInParts(new Blob([new Uint8Array(bytes)]), 10, async (part) => sent.push(part), always)
  return sent.map(({ at, isLast, contents }) => [at, isLast, contents.size])
}

test('a file goes in parts, of which the last says so', async () => {
  expect(await partsOf(25)).toEqual([
    [0, false, 10],
    [10, false, 10],
    [20, true, 5],
  ])
  expect(await partsOf(20)).toEqual([
    [0, false, 10],
    [10, true, 10],
  ])
  expect(await partsOf(0)).toEqual([[0, true, 0]])
})

test('a part that got lost is sent again, and a refusal is not', { tags: ['2.1-25'] }, async () => {
  const file = new Blob([new Uint8Array(15)])
  const progress: number[] = []
  const send = vi.fn(async ({ at }: Part) => at)
  send.mockRejectedValueOnce(new Error('lost'))
  const options = { onProgress: (percent: number) => progress.push(percent), isWorthRetrying: () => true }
  expect(await uploadInParts(file, 10, send, options)).toBe(10)
  expect([send.mock.calls.length, progress]).toEqual([3, [67, 100]])
  const refused = vi.fn(async () => Promise.reject(new Error('refused')))
  await expect(uploadInParts(file, 10, refused, { ...options, isWorthRetrying: () => false })).rejects.toThrow(
    'refused',
  )
  expect(refused).toHaveBeenCalledTimes(1)
})
