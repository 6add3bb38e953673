import { type Role, roles } from '@thant/contracts/access'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessProblem } from './access-problem.ts'
import { type CallOptions, call, signInAs, type TestActor } from './actors.ts'
import { useTestApp } from './create-test-app.ts'
import { endpointsOf } from './endpoints.ts'

/**
 * Lists who may call what (docs/specification.md 6, docs/api.md 3): SA super admin, A admin, M operation manager, O
 * operation, F finance office, S customer service, U customer, D driver; `public` needs no session.
 */
const table: Record<string, string> = {
  'POST /login': 'public',
  'POST /refresh_token': 'public',
  'POST /logout': 'SA A M O F S U D',
  'POST /send_password_reset_link': 'public',
  'GET /reset_password/:link': 'public',
  'POST /reset_password/:link': 'public',
  'GET /me': 'SA A M O F S U D',
  'PATCH /me/preferences': 'SA A M O F S U D',
  'DELETE /me/sessions': 'SA A M O F S U D',
  'GET /setup/:link': 'public',
  'POST /setup/:link': 'public',
  'GET /setup/:link/backups': 'public',
  'POST /setup/:link/backups': 'public',
  'POST /setup/:link/restore': 'public',
  'GET /notifications': 'SA A M O F S U D',
  'POST /notifications/read': 'SA A M O F S U D',
  'GET /notifications/choices': 'SA A M O F S U D',
  'PUT /notifications/choices': 'SA A M O F S U D',
  'GET /notifications/off/:link': 'public',
  'POST /notifications/off/:link': 'public',
  'GET /audit': 'SA A',
  'GET /audit/export': 'SA A',
  'GET /backups': 'SA A',
  'POST /backups': 'SA A',
  'GET /backups/:name': 'SA',
  'POST /upload': 'SA A M O F S U D',
  'GET /files/:key': 'public',
  'GET /company': 'public',
  'PATCH /company': 'SA A',
  'GET /company_days': 'SA A M O F S U D',
  'GET /company_days/proposals': 'SA A M O',
  'PUT /company_days/:day': 'SA A M O',
  'POST /company_days': 'SA A M O',
  'DELETE /company_days/:day': 'SA A M O',
  'POST /company_days/import': 'SA A M O',
  'GET /holiday_pickups': 'SA A M O',
  'GET /holiday_pickups/ahead': 'SA A M O',
  'POST /holiday_pickups': 'SA A M O',
  'POST /contact': 'public',
  'GET /organizations': 'SA A M O F S',
  'GET /organizations/export': 'SA A M O F S',
  'GET /organizations/:id': 'SA A M O F S U',
  'POST /organizations': 'SA A M O',
  'PATCH /organizations/:id': 'SA A M O U',
  'DELETE /organizations/:id': 'SA',
  'GET /organizations?view=archived': 'SA',
  'POST /organizations/:id/restore': 'SA',
  'GET /organizations/:id/ahead': 'SA',
  'GET /organizations/:id/sites': 'SA A M O F S U',
  'GET /organizations/:id/sites/export': 'SA A M O F S U',
  'POST /organizations/:id/sites': 'SA A M O',
  'GET /sites/:id': 'SA A M O F S U',
  'PATCH /sites/:id': 'SA A M O',
  'DELETE /sites/:id': 'SA A M O',
  'GET /organizations/:id/sites?view=archived': 'SA A M O',
  'POST /sites/:id/restore': 'SA A M O',
  'GET /sites/:id/uses': 'SA A M O',
  'POST /sites/:id/merge': 'SA A M O',
  'GET /organizations/:id/calendar': 'SA A M O U',
  'POST /organizations/:id/calendar': 'SA A M O U',
  'DELETE /organizations/:id/calendar': 'SA A M O U',
  'GET /sites/:id/calendar': 'SA A M O U',
  'POST /sites/:id/calendar': 'SA A M O U',
  'DELETE /sites/:id/calendar': 'SA A M O U',
  'GET /calendar/:file': 'public',
  'GET /users': 'SA A M O',
  'GET /users/export': 'SA A M O',
  'GET /users/:id': 'SA A M O F S U D',
  'POST /users': 'SA A M O',
  'POST /users/:id/invitation': 'SA A M O',
  'PATCH /users/:id': 'SA A M O',
  'PUT /users/:id': 'SA A M O F S U D',
  'PATCH /users/change_password/:id': 'SA A M O F S U D',
  'DELETE /users/:id': 'SA',
  'GET /users?view=archived': 'SA',
  'POST /users/:id/restore': 'SA',
  'POST /users/:id/anonymise': 'SA',
  'GET /logistics': 'SA A M O D',
  'GET /logistics?view=calendar': 'SA A M O D',
  'GET /logistics/products': 'SA A M O D',
  'GET /logistics/export': 'SA A M O D',
  'GET /logistics/today': 'SA A M O F S D',
  'GET /logistics/organizations/:organizationId': 'SA A M O F S U',
  'GET /logistics/organizations/:organizationId/export': 'SA A M O F S U',
  'GET /logistics/reports/organizations/:organizationId': 'SA A U',
  'GET /logistics/:id': 'SA A M O U D',
  'POST /logistics': 'SA A M O',
  'PATCH /logistics/:id': 'SA A M O D',
  'DELETE /logistics/:id': 'SA M',
  'GET /logistics?view=archived': 'SA M',
  'POST /logistics/:id/restore': 'SA M',
  'GET /outcomes': 'SA A M O F S',
  'GET /outcomes/export': 'SA A M O F S',
  'GET /outcomes/rates': 'SA A M O F S',
  'GET /outcomes/organization_rates': 'SA A M O F S',
  'GET /outcomes/organization_rates/export': 'SA A M O F S',
  'GET /outcome_codes': 'SA A M O F S U D',
  'PATCH /outcome_codes/:code': 'SA A',
  'GET /logistics/:id/outcomes': 'SA A M O U D',
  'POST /logistics/:id/outcomes': 'SA A M O D',
  'POST /logistics/:id/follow_ups': 'SA A M O',
  'GET /logistics/:id/missed_reports': 'SA A M O U D',
  'POST /logistics/:id/missed_reports': 'SA A M O S U',
  'GET /missed_reports': 'SA A M O F S',
  'GET /missed_reports/export': 'SA A M O F S',
  'POST /missed_reports/:id/answer': 'SA A M O S',
  'GET /schedules': 'SA A M O U',
  'GET /schedules/export': 'SA A M O U',
  'GET /schedules/:id': 'SA A M O U',
  'POST /schedules': 'SA A M O',
  'POST /schedules/preview': 'SA A M O',
  'PATCH /schedules/:id': 'SA A M O',
  'POST /schedules/:id/preview': 'SA A M O',
  'DELETE /schedules/:id': 'SA A M O',
  'GET /schedules/:id/end': 'SA A M O',
  'GET /pickup_requests': 'SA A M O S U',
  'GET /pickup_requests/export': 'SA A M O S U',
  'GET /pickup_requests/summary': 'SA A M O S U',
  'GET /pickup_requests/wanted': 'SA A M O S U',
  'GET /pickup_requests/cut_off': 'SA A M O S U',
  'GET /pickup_requests/offers/:link': 'public',
  'POST /pickup_requests/offers/:link/agree': 'public',
  'POST /pickup_requests/offers/:link/refuse': 'public',
  'GET /pickup_requests/:id': 'SA A M O S U',
  'POST /pickup_requests': 'SA A M O S U',
  'POST /pickup_requests/:id/accept': 'SA A M O S',
  'POST /pickup_requests/:id/decline': 'SA A M O S',
  'POST /pickup_requests/:id/counter': 'SA A M O S',
  'POST /pickup_requests/:id/agree': 'SA A M O S U',
  'POST /pickup_requests/:id/refuse': 'SA A M O S U',
  'POST /pickup_requests/:id/withdraw': 'SA A M O S U',
  'GET /bins': 'public',
  'GET /bins/export': 'public',
  'GET /bins/:id': 'public',
  'POST /bins': 'SA A',
  'PATCH /bins/:id': 'SA A',
  'DELETE /bins/:id': 'SA A',
  'GET /bins?view=archived': 'SA A',
  'POST /bins/:id/restore': 'SA A',
  'GET /bin_orders': 'SA A',
  'GET /bin_orders/export': 'SA A',
  'GET /bin_orders/:id': 'SA A',
  'POST /bin_orders': 'SA A',
  'PATCH /bin_orders/:id': 'SA A',
  'DELETE /bin_orders/:id': 'SA A',
  'GET /reports': 'SA A U',
  'GET /reports/export': 'SA A U',
  'POST /reports/preview': 'SA A U',
  'POST /reports': 'SA A U',
  'GET /reports/:id': 'public',
  'GET /reports/:id/verify': 'public',
  'GET /reports/verify': 'public',
  'PATCH /reports/:id': 'SA A U',
  'DELETE /reports/:id': 'SA A U',
  'PATCH /reports/:id/publication': 'SA A U',
  'POST /reports/:id/revisions': 'SA A',
  'GET /reports/:id/pickups': 'SA A U',
  'GET /reports/:id/links': 'SA A U',
  'POST /reports/:id/links': 'SA A U',
  'DELETE /reports/:id/links/:linkId': 'SA A U',
  'GET /reports/shared/:link': 'public',
  'GET /download/shared/:link': 'public',
  'GET /download/shared/:link/state': 'public',
  'GET /download/:id': 'public',
  'GET /download/:id/state': 'public',
  'GET /carbon/organizations/:id': 'SA A U',
  'POST /carbon/organizations/:id/reports': 'SA A U',
  'GET /carbon/reports/:id': 'SA A U',
  'GET /carbon/reports/:id/pdf': 'SA A U',
  'GET /carbon/organizations/:id/pdf': 'SA A U',
  'GET /carbon/organizations/:id/csv': 'SA A U',
  'GET /carbon/charts': 'SA A M O F S U D',
  'GET /factor_sets': 'SA A',
  'GET /factor_sets/effects': 'SA A',
  'POST /factor_sets': 'SA A',
  'GET /trainings': 'SA A U',
  'GET /trainings/export': 'SA A U',
  'GET /trainings/:id': 'SA A U',
  'POST /trainings': 'SA A',
  'PATCH /trainings/:id': 'SA A',
  'GET /training_slide': 'SA A M O F S U D',
  'GET /training_slide/export': 'SA A M O F S U D',
  'GET /training_slide/:id': 'SA A M O F S U D',
  'POST /training_slide': 'SA A',
  'PATCH /training_slide/:id': 'SA A',
  'DELETE /training_slide/:id': 'SA A',
  'GET /quiz': 'SA A',
  'GET /quiz/export': 'SA A',
  'GET /quiz/:id': 'SA A M O F S U D',
  'POST /quiz': 'SA A',
  'PATCH /quiz/:id': 'SA A',
  'DELETE /quiz/:id': 'SA A',
  'POST /user_ans_quiz': 'SA A M O F S U D',
  'GET /user_ans_quiz': 'SA A M O F S U D',
  'GET /user_ans_quiz/export': 'SA A M O F S U D',
  'GET /payment': 'SA A F S',
  'GET /payment/export': 'SA A F S',
  'GET /payment/next_invoice_no': 'SA A F S',
  'GET /payment/ageing': 'SA A F S',
  'GET /payment/:id': 'SA A F S U',
  'GET /payment/:id/pdf': 'SA A F S U',
  'GET /payment/:id/credits': 'SA A F S U',
  'POST /payment/:id/credits': 'SA A F S',
  'GET /payment/:id/credits/:creditId/pdf': 'SA A F S U',
  'POST /payment': 'SA A F S',
  'PATCH /payment/:id': 'SA A F S',
  'GET /payment/organizations/:organizationId': 'SA A F S U',
  'GET /payment/organizations/:organizationId/export': 'SA A F S U',
  'GET /payment/organizations/:organizationId/ageing': 'SA A F S U',
  'GET /payment/organizations/:organizationId/statement': 'SA A F S U',
  'GET /payment/organizations/:organizationId/subscription': 'SA A F S U',
  'PATCH /payment/organizations/:organizationId/subscription': 'SA A F S',
  'GET /wastes': 'SA A M O F S',
  'GET /wastes/organizations/:organizationId': 'SA A M O F S U',
  'GET /wastes/monthly': 'SA A M O F S',
  'GET /wastes/monthly/:organizationId': 'SA A M O F S U',
  'GET /orders': 'SA A F S',
  'GET /orders/export': 'SA A F S',
  'GET /orders/:id': 'SA A F S',
  'POST /orders': 'public',
  'PATCH /orders/:id': 'SA A F S',
  'GET /orders/:id/attempts': 'SA A F S',
  'GET /orders/:id/credits': 'SA A F S',
  'POST /orders/:id/credits': 'SA A F S',
  'GET /orders/:id/credits/:creditId/pdf': 'SA A F S',
  'POST /orders/:id/checkout': 'public',
  'GET /orders/:id/status': 'public',
  'GET /mails': 'SA A',
  'GET /mails/export': 'SA A',
  'POST /mails/:id/send': 'SA A M O F S',
  'POST /mails/send': 'SA A',
  'GET /payment/:id/mails': 'SA A F S',
  'GET /orders/:id/mails': 'SA A F S',
  'GET /users/:id/mails': 'SA A M O',
  'GET /certificates/:serial': 'public',
  'GET /certificates/:serial/pdf': 'public',
  'GET /payment/:id/attempts': 'SA A F S',
  'GET /payment/results': 'SA A F S',
  'GET /payment/results/export': 'SA A F S',
  'PATCH /payment/results/:id': 'SA A F S',
  'POST /payment/:id/checkout': 'U',
  'POST /payment/2c2p': 'public',
  'POST /payment/2c2p/get': 'public',
  'POST /sandbox_payment': 'public',
  'GET /sandbox_payment/:attempt': 'public',
  'POST /sandbox_payment/:attempt': 'public',
  'GET /achievements': 'public',
  'GET /dashboard': 'SA A M O F S',
  'GET /dashboard/growth_rate': 'SA A',
  'GET /dashboard/trend': 'SA A',
  'GET /dashboard/wastes/organizations/:organizationId': 'SA A M O F S U',
  'GET /dashboard/pickups/organizations/:organizationId': 'SA A M O F S U',
  'GET /dashboard/contracts/organizations/:organizationId': 'SA A M O F S U',
  'GET /dashboard/growth_rate/organizations/:organizationId': 'SA A M O F S U',
  'GET /contract_expries': 'SA A M O F S',
}

const letters: Record<Role, string> = {
  'SUPER ADMIN': 'SA',
  ADMIN: 'A',
  'OPERATION MANAGER': 'M',
  OPERATION: 'O',
  'FINANCE OFFICE': 'F',
  'CUSTOMER SERVICE': 'S',
  USER: 'U',
  DRIVER: 'D',
}

const testApp = useTestApp()
const actors = new Map<Role, TestActor>()

beforeAll(async () => {
  for (const role of roles) actors.set(role, await signInAs(testApp, role))
})

it('has a row for every endpoint, and no other', () => {
  expect(
    endpointsOf(testApp.app)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(table).sort())
})

describe.each(Object.entries(table))('%s', (name, allowed) => {
  // Refused calls are counted, and this file makes more of them than anyone should.
  beforeAll(() => testApp.pool.query('delete from rate_limits'))

  // No row has this id, so a permitted caller gets 404, 400 or an empty reply, but never 401 or 403.
  const path = (name.split(' ')[1] ?? '').replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  const method = name.split(' ')[0] as Parameters<typeof call>[1]
  const isLogout = path === '/logout'
  const isPublic = allowed === 'public'

  it('asks for a session unless it is public', async () => {
    const { status, body } = await call(testApp.app, method, path, await credentialsOf(name))
    expect(accessProblem(isPublic, 'anonymous', { status, code: body?.code })).toBeUndefined()
  })

  it.each(isPublic ? [] : roles)('as %s', async (role) => {
    const actor = isLogout ? await signInAs(testApp, role) : actorOf(role)
    const { status, body } = await actor.call(method, path)
    const caller = allowed.split(' ').includes(letters[role]) ? 'allowed' : 'refused'
    expect(accessProblem(isPublic, caller, { status, code: body?.code })).toBeUndefined()
  })
})

/** POST /refresh_token is public, because its body stands for the session. */
async function credentialsOf(name: string): Promise<CallOptions> {
  if (name !== 'POST /refresh_token') return {}
  const { refreshToken } = await signInAs(testApp, 'USER')
  return { body: { refreshToken } }
}

function actorOf(role: Role): TestActor {
  const actor = actors.get(role)
  if (actor === undefined) throw new Error(`nobody is signed in as ${role}`)
  return actor
}
