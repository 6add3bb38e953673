import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { S3Place } from '#lib/storage/s3-place.ts'
import { isSignedBy } from './s3-signature.ts'

export type S3Server = {
  place: S3Place
  /** By bucket and key. */
  objects: Map<string, { contents: Buffer; changedAt: Date }>
  /** Answers nothing any more, as if the store were away, until `open` is called. */
  shut(): void
  open(): void
  /** Reads what it is sent with a pause after each part, or never answers with Infinity. */
  slowDown(pauseMs: number): void
  close(): Promise<void>
}

const signer = { region: 'ap-southeast-1', accessKeyId: 'THANTTESTKEY', secretAccessKey: 'a-secret-of-nobody' }

/**
 * Speaks as much of S3 as the portal asks for: objects are put, read, looked at, deleted and listed, in pages of two. No
 * server of the registry is maintained. It stores what is sent byte for byte, as services do that know no checksum trailers,
 * and takes no request that its key did not sign.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  let isShut = false
  let pauseMs = 0
  const server = createServer((request, response) => {
    if (isShut) request.socket.destroy()
    else if (pauseMs < Infinity) answer(request, response, { objects, pauseMs }).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    place: {
      bucket: 'thant',
      prefix: 'uploads/',
      endpoint: `http://127.0.0.1:${port}`,
      ...signer,
    },
    shut: () => {
      isShut = true
    },
    open: () => {
      isShut = false
    },
    slowDown: (given) => {
      pauseMs = given
    },
    close: () => closed(server),
  }
}

type Reading = Pick<S3Server, 'objects'> & { pauseMs: number }

async function answer(request: IncomingMessage, response: ServerResponse, { objects, pauseMs }: Reading) {
  const url = new URL(request.url ?? '/', 'http://store')
  const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
  const contents = await readAll(request, pauseMs)
  if (!isSignedBy(request, contents, signer)) return fail(response, 403, 'SignatureDoesNotMatch')
  if (bucket !== 'thant') return fail(response, 404, 'NoSuchBucket')
  const found = objects.get(key)
  if (request.method === 'PUT') {
    objects.set(key, { contents, changedAt: new Date() })
    response.setHeader('etag', `"${createHash('md5').update(contents).digest('hex')}"`).end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (key === '') {
    list(url.searchParams, response, objects)
  } else if (found === undefined) {
    fail(response, 404, 'NoSuchKey')
  } else {
    response.writeHead(200, {
      'content-length': found.contents.length,
      'last-modified': found.changedAt.toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : found.contents)
  }
}

async function readAll(request: IncomingMessage, pauseMs: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) {
    parts.push(part)
    if (pauseMs > 0) await delay(pauseMs)
  }
  return Buffer.concat(parts)
}

function list(query: URLSearchParams, response: ServerResponse, objects: S3Server['objects']): void {
  const pageLength = 2
  const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '')).toSorted()
  const from = Number(query.get('continuation-token') ?? 0)
  const page = all.slice(from, from + pageLength)
  const isCut = from + pageLength < all.length
  const entries = page.map(
    ([key, { contents, changedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${contents.length}</Size></Contents>`,
  )
  const next = isCut ? `<NextContinuationToken>${from + pageLength}</NextContinuationToken>` : ''
  response.setHeader('content-type', 'application/xml')
  response.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
