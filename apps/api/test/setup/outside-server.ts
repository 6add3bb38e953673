import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type OutsideServer = { url: string; close: () => Promise<void> }

/** Another server on this machine, which the portal asks. */
export async function startOutsideServer(listener: RequestListener): Promise<OutsideServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Answers JSON that is made of the address and the body of the request. */
export function answering(answer: (url: string, body: string) => unknown): RequestListener {
  return async (request, response) => {
    const value = answer(request.url ?? '', await text(request))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(value))
  }
}

export const failing: Record<string, RequestListener> = {
  'an error': (_request, response) => void response.writeHead(500).end('{"code":0}'),
  'no answer at all': () => undefined,
  'half an answer': (_request, response) => void response.write('{"code":0,'),
  'a redirect': (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9' }).end(),
  'no JSON': (_request, response) => void response.end('<html>'),
  'more than anybody reads': (_request, response) => {
    const more = () => {
      while (response.writable && response.write(' '.repeat(1_000_000)));
    }
    response.on('drain', more)
    more()
  },
}
