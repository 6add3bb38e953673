import { once } from 'node:events'
import { createServer } from 'node:net'

type Address = { host: string; port: number }

/** Throws before anything is started when the portal could not listen, and names the variable. */
export async function assertCanListen({ host, port }: Address, variable = 'PORT'): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const describe = problems[code] ?? (() => `HOST ${host} and ${variable} ${port} cannot be listened on: ${message}.`)
    throw new Error(describe({ host, port }, variable), { cause: error })
  } finally {
    server.close()
  }
}

const noAddress = ({ host }: Address) => `HOST ${host} is no address of this machine.`
const problems: Record<string, (address: Address, variable: string) => string> = {
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EADDRNOTAVAIL: noAddress,
  EADDRINUSE: ({ host, port }, variable) =>
    `${variable} ${port} is taken on ${host}: stop the other program, or choose another ${variable}.`,
  EACCES: ({ port }, variable) => `${variable} ${port} may not be used by this user: choose one above 1023.`,
}
