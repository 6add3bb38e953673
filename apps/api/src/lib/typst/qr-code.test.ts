import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

// The portal refuses to read uploads that are SVG, and tests that run before this one may have loaded that rule.
const readers = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(readers))
afterAll(() => sharp.block(readers))

it.each([
  `https://portal.example/report/verify?sha256=${'0123456789abcdef'.repeat(4)}`,
  'https://a-long-name-of-a-portal.example.com.mm/certificates/RC-2026-0000-0000',
])('the code of %s is read by a scanner', { tags: ['11.7-01'] }, async (address) => {
  const { data, info } = await sharp(Buffer.from(qrCodeOf(address)))
    .resize(600, 600, { kernel: 'nearest' })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address)
})
