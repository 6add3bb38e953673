import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { accessPlugin } from './access.ts'

describe('a route that declares no access', () => {
  const start = async (config?: object) => {
    const app = fastify()
    await app.register(accessPlugin)
    app.route({ method: 'GET', url: '/unguarded', handler: async () => 'open', ...(config && { config }) })
    await app.ready()
    return app.close()
  }

  it('stops the server from starting, and is named', async () => {
    await expect(start()).rejects.toThrow('GET /unguarded declares no access')
    await expect(start({})).rejects.toThrow('GET /unguarded declares no access')
  })

  it('is accepted with a reason why it is open', async () => {
    await expect(start({ isOpen: 'a test' })).resolves.toBeUndefined()
  })
})
