import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#database/schema/files.ts'
import { jpegFile, picture, pngFile, webpFile } from '../../../../test/files/images.ts'
import { upload } from '../../../../test/files/upload.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let actor: TestActor

beforeAll(async () => {
  actor = await signInAs(testApp, 'DRIVER')
})

const text = (contents: string) => Buffer.from(contents)
const get = (path: string) => testApp.app.inject({ url: path })
const countFiles = () => testApp.database.$count(files)

describe('an upload', () => {
  it.each([
    ['PNG', pngFile, /^[0-9a-f]{32}\.png$/, 'image/png', 'png'],
    ['JPEG', jpegFile, /^[0-9a-f]{32}\.jpg$/, 'image/jpeg', 'jpeg'],
    ['WebP', webpFile, /^[0-9a-f]{32}\.jpg$/, 'image/jpeg', 'jpeg'],
    [
      'PNG called JPEG',
      async () => ({ ...(await pngFile('a.jpg')), type: 'image/jpeg' }),
      /\.png$/,
      'image/png',
      'png',
    ],
    ['JPEG called .jfif', async () => jpegFile('a.jfif'), /\.jpg$/, 'image/jpeg', 'jpeg'],
    [
      'PNG called a page',
      async () => ({ ...(await pngFile('a.html')), type: 'text/html' }),
      /\.png$/,
      'image/png',
      'png',
    ],
  ])(
    'of a %s is re-encoded and stored under a key of our own',
    { tags: ['5-14', '7.4-06', '7.9-11', 'R-sec-29'] },
    async (_kind, make, key, type, format) => {
      const file = await make()
      const { status, body } = await upload(actor, file)
      expect(status).toBe(201)
      expect(body.data).toEqual({ file: expect.stringMatching(key), url: `/api/files/${body.data.file}` })
      const { statusCode, headers, rawPayload } = await get(body.data.url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(rawPayload.length),
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 40, height: 30 })
    },
  )

  it('loses its location and camera metadata', { tags: ['R-sec-27'] }, async () => {
    const contents = await picture()
      .withExif({ IFD0: { Make: 'CanaryCam', Copyright: 'canary' }, IFD3: { GPSLatitude: '16/1 48/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(contents.includes('CanaryCam')).toBe(true)
    const { body } = await upload(actor, { contents, name: 'photo.jpeg', type: 'image/jpeg' })
    const { rawPayload } = await get(body.data.url)
    expect(rawPayload.toString('latin1').toLowerCase()).not.toContain('canary')
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  const script = '<script>alert(document.domain)</script>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

  it.each<[string, () => Promise<Parameters<typeof upload>[1]>]>([
    ['an SVG', async () => ({ contents: text(svg), name: 'logo.svg', type: 'image/svg+xml' })],
    ['an SVG called PNG', async () => ({ contents: text(svg), name: 'logo.png', type: 'image/png' })],
    ['HTML', async () => ({ contents: text(script), name: 'logo.html', type: 'text/html' })],
    ['HTML called JPEG', async () => ({ contents: text(script), name: 'logo.jpg', type: 'image/jpeg' })],
    ['a GIF', async () => ({ contents: gif, name: 'logo.gif', type: 'image/gif' })],
    ['a GIF called PNG', async () => ({ contents: gif, name: 'logo.png', type: 'image/png' })],
    ['a PDF', async () => ({ contents: text('%PDF-1.7'), name: 'a.pdf', type: 'application/pdf' })],
    ['nothing', async () => ({ contents: text(''), name: 'a.png', type: 'image/png' })],
  ])('is refused when it is %s', { tags: ['5-14', 'R-sec-27', 'R-sec-29'] }, async (_what, make) => {
    const before = await countFiles()
    const { status, body } = await upload(actor, await make())
    expect([status, body.code, body.message]).toEqual([
      415,
      'file.not-an-image',
      'Only JPEG, PNG and WebP images are accepted.',
    ])
    expect(await countFiles()).toBe(before)
  })

  it('is accepted up to 5 MB and refused above', { tags: ['5-15', 'R-sec-27'] }, async () => {
    const noise = randomBytes(1_300 * 1_300 * 3)
    const contents = await sharp(noise, { raw: { width: 1_300, height: 1_300, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const limit = 5 * 1_024 * 1_024
    expect(contents.length).toBeLessThan(limit)
    const padded = (size: number) => ({
      contents: Buffer.concat([contents, Buffer.alloc(size - contents.length)]),
      name: 'noise.png',
      type: 'image/png',
    })
    expect((await upload(actor, padded(limit))).status).toBe(201)
    const { status, body } = await upload(actor, padded(limit + 1))
    expect([status, body.code, body.message]).toEqual([413, 'file.too-large', 'The file is larger than 5 MB.'])
  })

  it('is cut off after two minutes', () => {
    expect(testApp.app.server.requestTimeout).toBe(120_000)
  })

  it('is refused when it is damaged', { tags: ['R-sec-27'] }, async () => {
    const { contents, ...file } = await pngFile()
    const { status, body } = await upload(actor, { ...file, contents: contents.subarray(0, contents.length - 40) })
    expect([status, body.code]).toEqual([400, 'file.damaged'])
  })

  it('is refused when decoding it would exhaust memory', { tags: ['R-sec-27'] }, async () => {
    const { status, body } = await upload(actor, { contents: bomb(30_000, 30_000), name: 'a.png', type: 'image/png' })
    expect([status, body.code]).toEqual([413, 'file.too-many-pixels'])
  })

  it('must be one file in the field named files', { tags: ['5-15'] }, async () => {
    expect((await upload(actor)).body.code).toBe('file.missing')
    expect((await upload(actor, { ...(await pngFile()), field: 'logo' })).body.code).toBe('file.missing')
    const before = await countFiles()
    const two = await upload(actor, await pngFile(), await pngFile())
    expect([two.status, two.body.code]).toEqual([413, 'request.too-large'])
    expect(await countFiles()).toBe(before)
  })

  it.each([
    ['application/json', '{"files":"a.png"}', 415],
    ['image/png', 'x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', 'no parts', 400],
    ['multipart/form-data; boundary=x', '--x\r\n\r\ncut off', 400],
  ])('is refused as %s with %j', async (type, payload, status) => {
    const reply = await actor.call('POST', '/upload', { headers: { 'content-type': type }, body: payload })
    expect(reply.status).toBe(status)
  })

  it.each(['../../evil.png', '..\\..\\evil.png', '/etc/evil.png', 'C:\\evil.png', 'a\0.png', 'logo.png'])(
    'named %j is stored under a name of our own',
    { tags: ['R-sec-28'] },
    async (name) => {
      const { body } = await upload(actor, await pngFile(name))
      expect(body.data.file).toMatch(/^[0-9a-f]{32}\.png$/)
    },
  )
})

describe('a key', () => {
  it.each([
    '../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e%2fpackage.json',
    '..%5c..%5cpackage.json',
    '%2fetc%2fpasswd',
    `${'0'.repeat(32)}.png%00.html`,
    `${'0'.repeat(32)}.svg`,
    'C:%5cwindows%5cwin.ini',
    '.',
    '%00',
  ])('that we did not issue reaches no file: %s', { tags: ['R-sec-28'] }, async (key) => {
    const { statusCode, headers, body } = await get(`/api/files/${key}`)
    expect([400, 404]).toContain(statusCode)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(body).not.toContain('"dependencies"')
  })

  it('is not found when no file has it, or when the file has another purpose', async () => {
    const unknown = await call(testApp.app, 'GET', `/files/${'0'.repeat(32)}.png`)
    expect([unknown.status, unknown.body.code]).toEqual([404, 'file.not-found'])
    const { body } = await upload(actor, await pngFile())
    await testApp.database.update(files).set({ purpose: 'invoice' })
    expect((await get(body.data.url)).statusCode).toBe(404)
  })
})

/** Makes a PNG that declares its size but holds almost no data. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1_000))), chunk('IEND', Buffer.of())]
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const result = Buffer.alloc(data.length + 12)
  result.writeUInt32BE(data.length, 0)
  result.set(named, 4)
  result.writeUInt32BE(crc32(named), data.length + 8)
  return result
}
