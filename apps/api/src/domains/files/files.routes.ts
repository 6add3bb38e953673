import { fileEndpoints, maxImageBytes } from '@thant/contracts/files'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { assertMayUploadInvoiceFiles } from './files.policy.ts'
import { getFile } from './files.queries.ts'
import { storeImage, storeInvoiceFile, storePhoto } from './files.service.ts'

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    fileEndpoints,
  )({
    upload: async ({ context, query, upload }) => {
      if (query.purpose === undefined) return storeImage(context, await upload(maxImageBytes))
      if (query.purpose === 'photo') return storePhoto(context, await upload())
      assertMayUploadInvoiceFiles(context)
      return storeInvoiceFile(context, await upload())
    },
    get: ({ context, params, query }) => getFile(context, params.key, query),
  })
}
