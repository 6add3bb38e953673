import type { Socket } from 'node:net'
import { errors } from '@thant/contracts/errors'

type ParserError = Error & { code?: string }

/**
 * Answers what Node's parser refuses before there is a request, with the headers that tell a browser to make nothing of
 * it.
 */
export function answerClientError({ code }: ParserError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ message: errors['request.malformed'].text, code: 'request.malformed' })
  const head = [
    `HTTP/1.1 ${statusLines[code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    "content-security-policy: default-src 'none';sandbox;frame-ancestors 'none'",
    'referrer-policy: no-referrer',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
