import type { Endpoint } from '@thant/contracts/endpoint'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from '#lib/requests/app-error.ts'
import { invalidInput } from '#lib/requests/invalid-input.ts'
import type { Upload } from '#lib/storage/images.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Reads a multipart request, whose texts stand before or after its file, and stops when the file exceeds the limit,
     * which defaults to the endpoint's.
     */
    readUpload(maxBytes?: number): Promise<Upload & { texts: unknown }>
  }
}

export const uploadPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('readUpload', async function readUpload(this: FastifyRequest, maxBytes?: number): Promise<
    Upload & { texts: unknown }
  > {
    const declared = this.routeOptions.config.endpoint?.upload
    if (declared === undefined) throw new Error('the endpoint declares no upload')
    const fileSize = maxBytes ?? declared.maxBytes
    let upload: Upload | undefined
    const texts = new Map<string, unknown>()
    try {
      // The loop reads to the end, because the parser refuses a second file only when it reaches it.
      for await (const part of this.parts({ limits: { fileSize } })) {
        if (part.type === 'field') {
          texts.set(part.fieldname, part.value)
          continue
        }
        if (part.fieldname !== declared.field) {
          // Unread bytes would block the connection for the requests after this one.
          part.file.resume()
          throw new AppError('file.missing')
        }
        // The parser does not end the part when the client goes away.
        this.raw.once('close', () => part.file.destroy())
        upload = { contents: await part.toBuffer(), fileName: part.filename, contentType: part.mimetype }
      }
    } catch (error) {
      throw refusalOf(error as FastifyError | AppError, fileSize)
    }
    if (upload === undefined) throw new AppError('file.missing')
    return { ...upload, texts: checkTexts(declared.texts, texts) }
  })
})

type Texts = NonNullable<NonNullable<Endpoint['upload']>['texts']>

function checkTexts(declared: Texts | undefined, sent: ReadonlyMap<string, unknown>): unknown {
  if (declared === undefined) return undefined
  const checked = declared.safeParse(Object.fromEntries(sent))
  if (checked.success) return checked.data
  throw invalidInput(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

function refusalOf(error: FastifyError | AppError, maxBytes: number): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('file.too-large', { values: { megabytes: Math.floor(maxBytes / 1_048_576) } })
  }
  // The parser's errors have no code: the body is not multipart or was cut off.
  return error.code === undefined ? new AppError('request.malformed') : error
}
