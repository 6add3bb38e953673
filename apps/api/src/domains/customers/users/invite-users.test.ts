import { beforeAll, describe, expect, it } from 'vitest'
import { userForm } from '../../../../test/records/factories.ts'
import { codesOf } from '../../../../test/records/many.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { linkMailedTo, mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let operator: TestActor

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  operator = await signInAs(testApp, 'OPERATION')
})

async function invite(type = 'DRIVER') {
  const form = userForm({ type, organizationId: null })
  const { body } = await superAdmin.call('POST', '/users', { body: form })
  return { id: String(body.data._id), email: form.email }
}
const send = (ids: string[], by: TestActor) =>
  by.call('POST', '/users/bulk', { body: { ids, change: { send: 'invitation' } } })
const mailsOf = async (email: string) => (await mailsTo(testApp, email)).length
const choosePassword = (link: string) =>
  call(testApp.app, 'POST', `/reset_password/${link}`, { body: { password: 'a door opens slowly' } })

it('invites those again who have chosen no password, and says why of the others', { tags: ['13.4-06'] }, async () => {
  const [waiting, confirmed, gone, admin] = [await invite(), await invite(), await invite(), await invite('ADMIN')]
  const former = await linkMailedTo(testApp, waiting.email)
  await choosePassword(await linkMailedTo(testApp, confirmed.email))
  await superAdmin.call('DELETE', `/users/${gone.id}`)
  const unknown = crypto.randomUUID()
  const ids = [waiting, waiting, confirmed, gone, admin].map(({ id }) => id)
  const { body } = await send([...ids, unknown], operator)
  expect(codesOf(body.data.results)).toEqual({
    [waiting.id]: undefined,
    [confirmed.id]: 'user.has-password',
    [gone.id]: 'user.not-found',
    [admin.id]: 'user.type-not-allowed',
    [unknown]: 'user.not-found',
  })
  expect([await mailsOf(waiting.email), await mailsOf(admin.email), await mailsOf(gone.email)]).toEqual([2, 1, 1])
  expect((await choosePassword(former)).body.code).toBe('link.invalid')
  const audit = await superAdmin.call('GET', '/audit', { query: { entity: 'user', id: waiting.id } })
  const actions = audit.body.data.map(({ action }: { action: string }) => action)
  expect(actions.filter((action: string) => action === 'user.invite')).toHaveLength(1)
})

it('is refused to who may not change users, for more than 200, and after ten times in a quarter of an hour', {
  tags: ['13.4-06'],
}, async () => {
  const { id } = await invite()
  expect((await send([id], await signInAs(testApp, 'FINANCE OFFICE'))).status).toBe(403)
  const many = Array.from({ length: 201 }, () => crypto.randomUUID())
  const admin = await signInAs(testApp, 'ADMIN')
  expect((await send(many, admin)).status).toBe(400)
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await send([id], admin)).status)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})

describe('an invitation that was sent again', () => {
  const undo = (users: unknown, by = operator) => by.call('POST', '/users/bulk/undo', { body: { users } })
  const sentTo = async (ids: string[]) => (await send(ids, operator)).body.data.undo as Array<{ id: string }>

  it('waits, and is stopped by an undo, after which the earlier one works', { tags: ['13.4-10'] }, async () => {
    const { id, email } = await invite()
    const earlier = await linkMailedTo(testApp, email)
    testApp.clock.advance(1_000)
    const sent = await sentTo([id])
    const later = await linkMailedTo(testApp, email)
    const { rows } = await testApp.pool.query(
      `select count(*)::int as waiting from jobs.job where data ->> 'to' = $1 and start_after > now() + interval '10 s'`,
      [email],
    )
    expect(rows).toEqual([{ waiting: 1 }])
    expect(codesOf((await undo(sent)).body.data.results)).toEqual({ [id]: undefined })
    expect(await mailsOf(email)).toBe(1)
    expect(codesOf((await undo(sent)).body.data.results)).toEqual({ [id]: 'mail.sent' })
    expect((await choosePassword(later)).body.code).toBe('link.invalid')
    expect((await choosePassword(earlier)).status).toBe(200)
    const audit = await superAdmin.call('GET', '/audit', { query: { entity: 'user', id } })
    const actions = audit.body.data.map(({ action }: { action: string }) => action)
    expect(actions).toContain('user.stop-invitation')
  })

  it('is not stopped once it went out, or the user was changed', { tags: ['13.4-10'] }, async () => {
    const [gone, changed, confirmed] = [await invite(), await invite(), await invite()]
    const sent = await sentTo([gone, changed, confirmed].map(({ id }) => id))
    await testApp.pool.query(`update jobs.job set state = 'completed' where data ->> 'to' = $1`, [gone.email])
    const email = `new.${changed.email}`
    const form = userForm({ type: 'DRIVER', organizationId: null, email })
    expect((await superAdmin.call('PATCH', `/users/${changed.id}`, { body: form })).status).toBe(200)
    await choosePassword(await linkMailedTo(testApp, confirmed.email))
    expect(codesOf((await undo(sent)).body.data.results)).toEqual({
      [gone.id]: 'mail.sent',
      [changed.id]: 'record.stale',
      [confirmed.id]: 'user.has-password',
    })
    expect((await choosePassword(await linkMailedTo(testApp, email))).status).toBe(200)
    expect((await undo(sent, await signInAs(testApp, 'FINANCE OFFICE'))).status).toBe(403)
  })
})
