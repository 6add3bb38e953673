import { beforeAll, describe, expect, it } from 'vitest'
import { createOrganization, createSite, userForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organization: string
let airport: string
let port: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(staff)
  port = await createSite(staff, organization, { name: 'Port' })
  airport = await createSite(staff, organization, { name: 'Airport' })
})

const formOf = (siteIds: string[]): Record<string, unknown> =>
  userForm({ type: 'USER', organizationId: organization, siteIds })
const add = (form: object) => staff.call('POST', '/users', { body: form })
const change = (id: string, body: object) => staff.call('PATCH', `/users/${id}`, { body })
const namesOf = ({ sites }: { sites: Array<{ name: string }> }) => sites.map(({ name }) => name)

describe('a user of an organization', () => {
  it('is limited to sites of it, which is undone by an empty list', { tags: ['10.2-07'] }, async () => {
    const form = formOf([port, airport, port])
    const { status, body } = await add(form)
    expect([status, body.data.sites]).toEqual([
      201,
      [
        { _id: airport, name: 'Airport' },
        { _id: port, name: 'Port' },
      ],
    ])
    const unlimited = { ...form, siteIds: undefined }
    const id = body.data._id
    expect(namesOf((await change(id, unlimited)).body.data)).toEqual(['Airport', 'Port'])
    expect(namesOf((await change(id, { ...unlimited, siteIds: [port] })).body.data)).toEqual(['Port'])
    expect(namesOf((await staff.call('GET', `/users/${id}`)).body.data)).toEqual(['Port'])
    expect(namesOf((await change(id, { ...unlimited, siteIds: [] })).body.data)).toEqual([])
  })

  it('is not limited to a site of another organization, to an unknown one or to an archived one', async () => {
    const archived = await createSite(staff, organization)
    await staff.call('DELETE', `/sites/${archived}`)
    const nowhere = '00000000-0000-4000-8000-000000000000'
    for (const site of [await createOrganization(staff), archived, nowhere]) {
      const { status, body } = await add(formOf([port, site]))
      expect([status, body.issues[0].path]).toEqual([400, 'siteIds'])
    }
  })

  it('keeps a limit to a site that was archived since, and reaches no more than before', async () => {
    const closing = await createSite(staff, organization)
    const form = formOf([closing])
    const { _id } = (await add(form)).body.data
    await staff.call('DELETE', `/sites/${closing}`)
    expect((await change(_id, form)).body.data.sites.map((site: { _id: string }) => site._id)).toEqual([closing])
  })

  it('loses the limits with the organization, and staff have none', async () => {
    const form = formOf([port])
    const { _id } = (await add(form)).body.data
    const moved = { ...form, siteIds: undefined, organizationId: await createOrganization(staff) }
    expect(namesOf((await change(_id, moved)).body.data)).toEqual([])
    const driver = await add(userForm({ siteIds: [port] }))
    expect([driver.status, driver.body.data.sites]).toEqual([201, []])
  })

  it('has to renew the session once the limits change, like a thief of the token', { tags: ['10.2-07'] }, async () => {
    const customer = await signInAs(testApp, 'USER', organization)
    const { name, email } = customer
    const form = { name, email, phoneNumber: '09 123 456 789', type: 'USER', organizationId: organization }
    const abilities = async (token?: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const { status, body } = await customer.call('GET', '/me', { headers })
      return [status, body.code ?? 'invoices:read' in body.data.abilities]
    }
    expect(await abilities()).toEqual([200, true])
    await change(customer.id, { ...form, siteIds: [port] })
    expect(await abilities()).toEqual([401, 'session.expired'])
    const renewed = await customer.call('POST', '/refresh_token', { body: { refreshToken: customer.refreshToken } })
    expect(await abilities(renewed.body.data.token)).toEqual([200, false])
  })
})
