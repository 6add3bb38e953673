import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { paymentResults } from '#database/schema/payments.ts'
import { call, signInAs, type TestActor } from '../../../test/actors.ts'
import { useTestApp } from '../../../test/create-test-app.ts'
import { beginToPay, comeBack, nextIp, notify, resultFor } from '../../../test/payments.ts'

const testApp = useTestApp()
let finance: TestActor

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

const orderOf = async (id: string) => (await finance.call('GET', `/orders/${id}`)).body.data
const resultsOf = (number: string) =>
  testApp.database.select().from(paymentResults).where(eq(paymentResults.number, number)).orderBy(paymentResults.at)
const outcomesOf = async (number: string) => (await resultsOf(number)).map(({ status, outcome }) => [status, outcome])
const statusOf = (id: string, token: string) =>
  call(testApp.app, 'GET', `/orders/${id}/status?token=${token}`, { ip: nextIp() })

describe('a success', () => {
  it('makes the order paid once, whether it is notified, comes back or both', async () => {
    const { _id, fields } = await beginToPay(testApp)
    expect(await notify(testApp, resultFor(fields, '000'))).toMatchObject({
      status: 200,
      text: '{"data":{"received":true}}',
    })
    const back = await comeBack(testApp, resultFor(fields, '000'))
    expect([back.status, back.text]).toEqual([303, ''])
    expect(await outcomesOf(_id)).toEqual([['000', 'applied']])
    expect(await orderOf(_id)).toMatchObject({ status: 'PAID', __v: 1, paidAt: '2026-02-03T03:00:00.000Z' })
    const [, order, token] = /^\/thankyou\?order=(\d{12})&token=([\w-]{22})$/.exec(back.location ?? '') ?? []
    expect((await statusOf(order ?? '', token ?? '')).body.data).toEqual({
      kind: 'battery',
      amount: 300,
      currency: 'USD',
      state: 'paid',
      order: _id,
      invoice: null,
    })
  })
})
