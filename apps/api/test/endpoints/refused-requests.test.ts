import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorsPlugin } from '#plugins/errors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let port: number

beforeAll(async () => {
  port = Number(new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

async function send(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  return Buffer.concat(await socket.toArray()).toString()
}

describe('what the parser refuses', () => {
  it.each([
    ['400 Bad Request', 'GET / HTTP/9.9\r\n\r\n'],
    ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('is answered %s with the headers of every answer', async (status, request) => {
    const answer = await send(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`))
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toMatch(/\r\n\r\n\{"message":"The request could not be read\.","code":"request\.malformed"\}$/)
  })
})

describe('a range', () => {
  it('of a file that has no such part is a 416', async () => {
    const root = mkdtempSync(join(tmpdir(), 'thant-range-'))
    writeFileSync(join(root, 'a.txt'), 'short')
    const app = Fastify()
    await app.register(errorsPlugin)
    await app.register(staticFiles, { root })
    const reply = await app.inject({ url: '/a.txt', headers: { range: 'bytes=100-200' } })
    await app.close()
    rmSync(root, { recursive: true })
    expect([reply.statusCode, reply.json().code]).toEqual([416, 'file.no-such-range'])
  })
})
