import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertCanListen } from './listen-check.ts'

test('a place to listen at is taken', async () => {
  await assertCanListen({ host: '127.0.0.1', port: 0 })
})

test('a port that another program has is named', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 })
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(assertCanListen({ host: '127.0.0.1', port })).rejects.toThrow(`PORT ${port} is taken on 127.0.0.1`)
  other.close()
})

test.each(['192.0.2.1', 'nowhere.invalid'])('a host that is not of this machine is named: %s', async (host) => {
  await expect(assertCanListen({ host, port: 0 })).rejects.toThrow(`HOST ${host} is no address of this machine.`)
})
