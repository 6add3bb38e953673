import { roleLabels } from '@thant/contracts/labels'
import { type User, userEndpoints } from '@thant/contracts/users'
import type { FastifyInstance } from 'fastify'
import type { ExportColumn } from '#lib/export-cells.ts'
import { exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { anonymiseUser } from './anonymise.service.ts'
import { deactivatedUserListing, getUserDetails, userListing } from './users.queries.ts'
import { changePassword, changeProfile, createUser, reactivateUser, sendInvitation } from './users.service.ts'

export async function userRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    userEndpoints,
  )({
    list: ({ context, query }) => userListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query, 'users', columns, (reading) => userListing.all(reading, query)),
    get: ({ context, params }) => getUserDetails(context, params.id),
    create: ({ context, body }) => createUser(context, body),
    sendInvitation: ({ context, params }) => sendInvitation(context, params.id),
    changeProfile: ({ context, params, body }) => changeProfile(context, params.id, body),
    changePassword: ({ context, params, body }) => changePassword(context, params.id, body),
    deactivated: ({ context, query }) => deactivatedUserListing.page(context, query),
    reactivate: ({ context, params }) => reactivateUser(context, params.id),
    anonymise: ({ context, params }) => anonymiseUser(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<User>> = [
  { header: 'Name', text: (row) => row.name },
  { header: 'Email', text: (row) => row.email },
  { header: 'Phone', text: (row) => row.phoneNumber },
  { header: 'Type', label: (row) => roleLabels[row.type] },
  { header: 'Organization', text: (row) => row.organizationId?.name ?? null },
  { header: 'Created', instant: (row) => row.createdAt },
  { header: 'Sites', text: ({ sites }) => sites.map(({ name }) => name).join('; ') || null },
]
