import { colleagueEndpoints } from '@thant/contracts/customers/colleagues'
import { userEndpoints } from '@thant/contracts/customers/users'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { anonymiseUser } from './anonymise.service.ts'
import { listColleagues } from './colleagues.queries.ts'
import { requestColleague } from './colleagues.service.ts'
import { inviteUsers, sendInvitation, stopInvitations } from './invite-users.service.ts'
import { deactivatedUserListing, getUserDetails, userListing } from './users.queries.ts'
import { changePassword, changeProfile, createUser, reactivateUser } from './users.service.ts'

export async function userRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    userEndpoints,
  )({
    list: ({ context, query }) => userListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'users', userListing),
    get: ({ context, params }) => getUserDetails(context, params.id),
    create: ({ context, body }) => createUser(context, body),
    sendInvitation: ({ context, params }) => sendInvitation(context, params.id),
    changeMany: ({ context, body }) => inviteUsers(context, body),
    undoMany: ({ context, body }) => stopInvitations(context, body),
    changeProfile: ({ context, params, body }) => changeProfile(context, params.id, body),
    changePassword: ({ context, params, body }) => changePassword(context, params.id, body),
    deactivated: ({ context, query }) => deactivatedUserListing.page(context, query),
    reactivate: ({ context, params }) => reactivateUser(context, params.id),
    anonymise: ({ context, params }) => anonymiseUser(context, params.id),
  })
  serve(
    app,
    colleagueEndpoints,
  )({
    list: ({ context, params }) => listColleagues(context, params.organizationId),
    request: ({ context, params, body }) => requestColleague(context, params.organizationId, body),
  })
}
