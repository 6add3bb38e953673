import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { receiveFile } from './receive-file.ts'

const part = 'x'.repeat(10_000)

test('returns the file with the name from the server, and reports how much has arrived', async () => {
  const seen: number[] = []
  const response = await serve(async (reply) => {
    reply.setHeader('Content-Disposition', "attachment; filename*=UTF-8''%E1%80%99-2026-02-03.csv")
    reply.setHeader('Content-Type', 'text/csv')
    reply.write(part)
    setTimeout(() => reply.end(part), 50)
  })
  const file = await receiveFile(response, { onBytes: (bytes) => seen.push(bytes) })
  expect([file.name, file.bytes, file.blob.size, file.blob.type]).toEqual([
    'မ-2026-02-03.csv',
    20_000,
    20_000,
    'text/csv',
  ])
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.at(-1)).toBe(20_000)
})

test('says that nothing was saved when the download breaks off', async () => {
  const response = await serve((reply) => {
    reply.write(part)
    setTimeout(() => reply.destroy(), 50)
  })
  await expect(receiveFile(response, {})).rejects.toMatchObject({
    code: 'download.broken',
    message: expect.stringContaining('No file was saved'),
  })
})

test('ends as aborted when it is cancelled', async () => {
  const leaving = new AbortController()
  const response = await serve((reply) => void reply.write(part), leaving.signal)
  const onBytes = () => leaving.abort()
  await expect(receiveFile(response, { onBytes, signal: leaving.signal })).rejects.toThrow('aborted')
})

async function serve(answer: (reply: ServerResponse) => void, signal?: AbortSignal): Promise<Response> {
  const server = createServer((_request, reply) => answer(reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { signal })
}
