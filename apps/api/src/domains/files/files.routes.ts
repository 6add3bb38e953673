import { fileEndpoints } from '@thant/contracts/files'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { getFile } from './files.queries.ts'
import { storeImage } from './files.service.ts'

export async function fileRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    fileEndpoints,
  )({
    upload: async ({ context, upload }) => storeImage(context, await upload()),
    get: ({ context, params }) => getFile(context, params.key),
  })
}
