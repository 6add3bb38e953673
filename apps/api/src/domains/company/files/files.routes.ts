import { fileEndpoints, maxImageBytes } from '@thant/contracts/company/files'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { assertMayUpload } from './files.policy.ts'
import { getFile } from './files.queries.ts'
import { storeDocument, storeImage, storePhoto } from './files.service.ts'

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    fileEndpoints,
  )({
    upload: async ({ context, query, upload }) => {
      if (query.purpose === undefined) return storeImage(context, await upload(maxImageBytes))
      if (query.purpose === 'photo') return storePhoto(context, await upload())
      assertMayUpload(context, query.purpose)
      return storeDocument(context, await upload(), query.purpose)
    },
    get: ({ context, params, query }) => getFile(context, params.key, query),
  })
}
