import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { files } from '#database/schema/files.ts'
import { createLogger } from '#lib/logger.ts'
import { picture, pngFile } from '../files/images.ts'
import { upload, uploadInvoiceFile } from '../files/upload.ts'
import { createOrganization } from '../records/factories.ts'
import { call, signInAs, type TestActor, testPassword } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

let log = ''
const destination = new Writable({
  write(chunk, _encoding, done) {
    log += chunk
    done()
  },
})
const testApp = useTestApp({}, { logger: createLogger('info', destination) })
const megabyte = 1_024 * 1_024
let port: number
let actor: TestActor

beforeAll(async () => {
  port = Number(new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 })).port)
  actor = await signInAs(testApp, 'ADMIN')
})

describe('pictures that take long to draw', () => {
  it('do not keep others from signing in', { tags: ['R-sec-45'] }, async () => {
    const contents = await picture(6_000, 8_000).png().toBuffer()
    let finished = 0
    const uploads = Array.from({ length: 16 }, async () => {
      const { status } = await upload(actor, { contents, name: 'large.png', type: 'image/png' })
      finished += 1
      return status
    })
    const { fileReader } = testApp.app.services
    await vi.waitUntil(() => fileReader.load().waiting >= uploads.length / 2, { timeout: 10_000, interval: 5 })
    const { process, queue } = sharp.counters()
    const { email } = actor
    const { status } = await call(testApp.app, 'POST', '/login', { body: { email, password: testPassword } })
    expect(finished).toBeLessThan(uploads.length)
    expect([status, process + queue]).toEqual([200, 0])
    expect(await Promise.all(uploads)).toEqual(uploads.map(() => 201))
  })
})

describe('the uploads of one user', () => {
  it('are refused once 50 MB of them are used by nothing, and taken when they are used', async () => {
    const staff = await signInAs(testApp, 'ADMIN')
    const { body } = await upload(staff, await pngFile())
    await testApp.database.update(files).set({ bytes: 50 * megabyte })
    expect((await upload(staff, await pngFile())).status).toBe(201)
    for (const refused of [await upload(staff, await pngFile()), await uploadInvoiceFile(staff, await pngFile())]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'file.too-much-unused'])
    }
    expect((await upload(await signInAs(testApp, 'DRIVER'), await pngFile())).status).toBe(201)
    await createOrganization(staff, { logo: body.data.file })
    expect((await upload(staff, await pngFile())).status).toBe(201)
  })

  it('are 120 in a quarter of an hour', async () => {
    const driver = await signInAs(testApp, 'DRIVER')
    for (let count = 0; count < 120; count += 1) expect((await upload(driver)).status).toBe(400)
    const { status, body } = await upload(driver, await pngFile())
    expect([status, body.code]).toEqual([429, 'request.too-often'])
  })
})

describe('an upload under a wrong name', () => {
  it('is refused, and its connection serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(megabyte)]), 'a.png')
    const encoded = new Response(form)
    const contents = Buffer.from(await encoded.arrayBuffer())
    const sent = await send(agent, '/api/upload', contents, encoded.headers.get('content-type') ?? '')
    expect(JSON.parse(sent)).toMatchObject({ code: 'file.missing' })
    expect(JSON.parse(await send(agent, '/api/login', Buffer.from('{'), 'application/json'))).toMatchObject({
      code: 'request.malformed',
    })
    agent.destroy()
  })

  async function send(agent: Agent, path: string, contents: Buffer, type: string): Promise<string> {
    const headers = { authorization: `Bearer ${actor.token}`, 'content-type': type, 'content-length': contents.length }
    const sending = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers, timeout: 5_000 })
    sending.on('timeout', () => sending.destroy(new Error('no answer')))
    sending.end(contents)
    const [response] = await once(sending, 'response')
    return text(response)
  }
})

describe('a client that goes away while it sends', () => {
  it.each([
    [
      'an upload',
      '/upload',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc',
    ],
    ['a form', '/organizations', 'application/json', '{"name":'],
  ])('%s is told of in the log, and not as an error of the server', async (_what, path, type, begun) => {
    log = ''
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /api${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${actor.token}\r\n` +
        `content-type: ${type}\r\ncontent-length: 100000\r\n\r\n${begun}`,
    )
    await vi.waitUntil(() => log.includes('incoming request'))
    await delay(200)
    socket.destroy()
    await vi.waitUntil(() => log.includes('the client went away'), { timeout: 5_000 })
    await delay(200)
    const levels = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).level)
    expect(Math.max(...levels), log).toBe(30)
  })
})
