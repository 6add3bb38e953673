import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type Releases = { url: string; publish(release: string): void; stop(): Promise<unknown> }

/**
 * Serves the portal of the journeys as releases: each has the same code under names of its own, and the files of the one
 * before are gone.
 */
export async function startReleases(port: number): Promise<Releases> {
  let release = 'first'
  const server = createServer((incoming, outgoing) => pass(port, release, incoming, outgoing))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    publish: (next) => {
      release = next
    },
    stop: () => {
      server.closeAllConnections()
      return once(server.close(), 'close')
    },
  }
}

function pass(port: number, release: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const url = incoming.url ?? '/'
  const suffix = `.${release}.`
  const isNamedByContent = /^\/assets\/.*\.(js|css)$/.test(url)
  if (isNamedByContent && !url.includes(suffix)) return void outgoing.writeHead(404).end()
  // What is answered differs by release, so nothing comes from the browser's own cache.
  const { 'if-none-match': _, 'if-modified-since': __, ...asHeaders } = incoming.headers
  const headers = { ...asHeaders, 'accept-encoding': 'identity' }
  const asked = request({ port, host: '127.0.0.1', method: incoming.method, path: url.replace(suffix, '.'), headers })
  asked.on('response', (reply) => void answer(reply, suffix, outgoing, url === '/worker.js' ? `//${release}` : ''))
  asked.on('error', () => outgoing.destroy())
  incoming.pipe(asked)
}

async function answer(
  reply: IncomingMessage,
  suffix: string,
  outgoing: ServerResponse,
  addition: string,
): Promise<void> {
  const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...headers } = reply.headers
  outgoing.writeHead(reply.statusCode ?? 500, { ...headers, 'cache-control': 'no-store' })
  if (!/html|javascript|css/.test(headers['content-type'] ?? '')) return void reply.pipe(outgoing)
  const text = (await reply.toArray()).join('')
  outgoing.end(text.replaceAll(/-([\w-]{8})\.(js|css)\b/g, `-$1${suffix}$2`) + addition)
}
