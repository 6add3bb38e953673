import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws before anything is started when the portal could not listen, and names the variable. */
export async function assertCanListen({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const describe = problems[code] ?? (() => `HOST ${host} and PORT ${port} cannot be listened on: ${message}.`)
    throw new Error(describe(host, port), { cause: error })
  } finally {
    server.close()
  }
}

const noAddress = (host: string) => `HOST ${host} is no address of this machine.`
const problems: Record<string, (host: string, port: number) => string> = {
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EADDRNOTAVAIL: noAddress,
  EADDRINUSE: (host, port) => `PORT ${port} is taken on ${host}: stop the other program, or choose another PORT.`,
  EACCES: (_host, port) => `PORT ${port} may not be used by this user: choose one above 1023.`,
}
