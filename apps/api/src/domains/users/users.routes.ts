import { type User, userEndpoints } from '@thant/contracts/users'
import type { FastifyInstance } from 'fastify'
import { type ExportColumn, exportRows } from '#lib/list-export.ts'
import { serve } from '#lib/serve.ts'
import { deactivatedUserListing, getUserDetails, userListing } from './users.queries.ts'
import {
  changePassword,
  changeProfile,
  changeUser,
  createUser,
  deactivateUser,
  reactivateUser,
  sendInvitation,
} from './users.service.ts'

export async function userRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    userEndpoints,
  )({
    list: ({ context, query }) => userListing.page(context, query),
    export: ({ context, query }) =>
      exportRows(context, query.format, 'users', columns, (reading) => userListing.all(reading, query)),
    get: ({ context, params }) => getUserDetails(context, params.id),
    create: ({ context, body }) => createUser(context, body),
    sendInvitation: ({ context, params }) => sendInvitation(context, params.id),
    change: ({ context, params, body }) => changeUser(context, params.id, body),
    changeProfile: ({ context, params, body }) => changeProfile(context, params.id, body),
    changePassword: ({ context, params, body }) => changePassword(context, params.id, body),
    deactivate: ({ context, params }) => deactivateUser(context, params.id),
    deactivated: ({ context, query }) => deactivatedUserListing.page(context, query),
    reactivate: ({ context, params }) => reactivateUser(context, params.id),
  })
}

const columns: ReadonlyArray<ExportColumn<User>> = [
  { header: 'Name', cell: (row) => row.name },
  { header: 'Email', cell: (row) => row.email },
  { header: 'Phone', cell: (row) => row.phoneNumber },
  { header: 'Type', cell: (row) => row.type },
  { header: 'Organization', cell: (row) => row.organizationId?.name ?? null },
  { header: 'Created', cell: (row) => row.createdAt },
]
