import { setupBackupEndpoints } from '@thant/contracts/customers/setup-backups'
import { backupEndpoints } from '@thant/contracts/reporting/backups'
import type { FastifyInstance } from 'fastify'
import { checkSetupLink } from '#domains/customers/auth/setup.service.ts'
import { serve } from '#lib/requests/serve.ts'
import { listStored } from './backups.queries.ts'
import { askForBackup, downloadBackup } from './backups.service.ts'
import { keepPart, listFound, restoreAtSetup } from './setup-backups.service.ts'

export async function backupRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    backupEndpoints,
  )({
    list: ({ context }) => listStored(context),
    make: ({ context }) => askForBackup(context),
    download: ({ context, params }) => downloadBackup(context, params.name),
  })
  serve(
    app,
    setupBackupEndpoints,
  )({
    listFound: ({ context, params }) => listFound(context, params.link),
    uploadPart: async ({ context, params, query, upload }) => {
      await checkSetupLink(context, params.link)
      return keepPart(context, query, (await upload()).contents)
    },
    restore: ({ context, params, body }) => restoreAtSetup(context, params.link, body),
  })
}
