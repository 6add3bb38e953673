import { describe, expect, it } from 'vitest'
import { openReply, sealReply } from './sealed-reply.ts'

const [present, previous] = ['the present secret of this portal', 'the secret before the present one']
const reply = JSON.stringify({ data: { url: 'https://portal.example/calendar/ပြက္ခဒိန်.ics' } })

describe('a sealed reply', () => {
  it('opens with the key of its request, and with a previous secret while that is still listed', () => {
    const sealed = sealReply(reply, 'key', previous)
    expect(openReply(sealed, 'key', [previous])).toBe(reply)
    expect(openReply(sealed, 'key', [present, previous])).toBe(reply)
  })

  it.each([
    ['another key', 'other', [present]],
    ['another secret', 'key', [previous]],
  ])('does not open with %s', (_what, key, secrets) => {
    expect(openReply(sealReply(reply, 'key', present), key, secrets)).toBeUndefined()
  })

  it('does not open when a bit of it was changed or its end is missing', () => {
    const sealed = Buffer.from(sealReply(reply, 'key', present), 'base64')
    for (const position of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[position] = (changed[position] ?? 0) ^ 1
      expect(openReply(changed.toString('base64'), 'key', [present])).toBeUndefined()
    }
    for (const length of [0, 11, 20, 28, sealed.length - 1]) {
      expect(openReply(sealed.subarray(0, length).toString('base64'), 'key', [present])).toBeUndefined()
    }
  })

  it('is different each time, so that equal replies do not look alike', () => {
    expect(sealReply(reply, 'key', present)).not.toBe(sealReply(reply, 'key', present))
  })
})
