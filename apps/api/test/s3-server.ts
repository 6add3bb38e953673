import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Place } from '#lib/storage/s3-place.ts'

export type S3Server = {
  place: S3Place
  /** By bucket and key. */
  objects: Map<string, { contents: Buffer; changedAt: Date }>
  /** Answers nothing any more, as if the store were away, until `open` is called. */
  shut(): void
  open(): void
  close(): Promise<void>
}

const region = 'ap-southeast-1'
const accessKeyId = 'THANTTESTKEY'

/**
 * Speaks as much of S3 as the portal asks for: objects are put, read, looked at, deleted and listed, in pages of two. No
 * server of the registry is maintained. It stores what is sent byte for byte, as services do that know no checksum trailers,
 * and takes no request without a signature of its key and region.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  let isShut = false
  const server = createServer((request, response) => {
    if (isShut) request.socket.destroy()
    else void answer(request, response, objects)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    place: {
      bucket: 'thant',
      prefix: 'uploads/',
      endpoint: `http://127.0.0.1:${port}`,
      region,
      accessKeyId,
      secretAccessKey: 'a secret of nobody',
    },
    shut: () => {
      isShut = true
    },
    open: () => {
      isShut = false
    },
    close: () => closed(server),
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, objects: S3Server['objects']): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://store')
  const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
  const credential = new RegExp(`Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request`)
  if (!credential.test(request.headers.authorization ?? '')) return fail(response, 403, 'AccessDenied')
  if (bucket !== 'thant') return fail(response, 404, 'NoSuchBucket')
  const contents = await buffer(request)
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
