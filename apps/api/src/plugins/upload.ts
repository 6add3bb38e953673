import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from '#lib/app-error.ts'
import type { Upload } from '#lib/storage/images.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Reads the one file of a multipart request; stops reading when it grows past the endpoint's limit. */
    readUpload(): Promise<Upload>
  }
}

export const uploadPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('readUpload', async function readUpload(this: FastifyRequest): Promise<Upload> {
    const declared = this.routeOptions.config.endpoint?.upload
    if (declared === undefined) throw new Error('the endpoint declares no upload')
    const part = await this.file({ limits: { fileSize: declared.maxBytes } })
    if (part === undefined || part.fieldname !== declared.field) throw new AppError('file.missing')
    try {
      return { contents: await part.toBuffer(), fileName: part.filename, contentType: part.mimetype }
    } catch (error) {
      if (!part.file.truncated) throw error
      throw new AppError('file.too-large', { values: { megabytes: Math.floor(declared.maxBytes / 1_048_576) } })
    }
  })
})
