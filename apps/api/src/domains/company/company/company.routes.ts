import { companyEndpoints } from '@thant/contracts/company/company'
import { companySettingsEndpoints } from '@thant/contracts/company/company-settings'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { changeCompany, getCompany } from './company.service.ts'

export async function companyRoutes(app: FastifyInstance): Promise<void> {
  serve(app, { ...companyEndpoints, ...companySettingsEndpoints })({
    get: ({ context }) => getCompany(context),
    change: ({ context, body }) => changeCompany(context, body),
  })
}
