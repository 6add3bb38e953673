import { connect, createServer, type Server, type Socket } from 'node:net'
import { Client } from 'pg'

export type DatabaseProxy = {
  connectionString: string
  port: number
  /** From now on, what is sent on the connections that exist goes nowhere; new ones work. */
  forgetConnections(): void
  close(): void
}

/** Stands between a portal and its database, as a firewall or a network does. */
export async function startDatabaseProxy(target: string, port = 0): Promise<DatabaseProxy> {
  const { host, port: targetPort, user, database } = new Client({ connectionString: target })
  const sockets: Socket[] = []
  const server: Server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${targetPort}`) : connect(targetPort, host)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
    sockets.push(near, far)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const ownPort = address !== null && typeof address === 'object' ? address.port : port
  return {
    connectionString: `postgresql://${user}@127.0.0.1:${ownPort}/${database}`,
    port: ownPort,
    forgetConnections: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
