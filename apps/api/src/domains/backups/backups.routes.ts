import { backupEndpoints } from '@thant/contracts/backups'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { listKept } from './backups.queries.ts'
import { askForBackup, downloadBackup } from './backups.service.ts'

export async function backupRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    backupEndpoints,
  )({
    list: ({ context }) => listKept(context),
    make: ({ context }) => askForBackup(context),
    download: ({ context, params }) => downloadBackup(context, params.name),
  })
}
