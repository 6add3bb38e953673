import { beforeAll, describe, expect, it } from 'vitest'
import { batteryForm, nextIp, placeOrder } from '../../../../test/records/payments.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'
import { createSerial, readSerial } from './certificate-serial.ts'

const testApp = useTestApp()
let finance: TestActor

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
})

const verify = (serial: string) =>
  call(testApp.app, 'GET', `/certificates/${encodeURIComponent(serial)}`, { ip: nextIp() })

async function deliver(overrides: object = {}) {
  const order = await placeOrder(testApp, batteryForm({ quantity: 3, ...overrides }))
  const steps = ['PAID', 'PACKED', 'DELIVERED']
  const change = (status: string) => finance.call('PATCH', `/orders/${order._id}`, { body: { status } })
  const replies = []
  for (const status of steps) replies.push((await change(status)).body.data)
  return { ...order, serials: replies.map(({ certificateSerial }) => certificateSerial) }
}

describe('a recycling certificate', () => {
  it('is issued when its order is delivered, mailed with its address, and verified by anybody', {
    tags: ['9-03'],
  }, async () => {
    testApp.clock.set('2026-12-31T18:00:00Z')
    finance = await signInAs(testApp, 'FINANCE OFFICE')
    const { serials, email } = await deliver()
    const [, , serial] = serials
    expect(serials.slice(0, 2)).toEqual([null, null])
    expect(serial).toMatch(/^RC-2027-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    const mail = (await mailsTo(testApp, email)).at(-1)
    expect(mail?.subject).toBe(`Your recycling certificate ${serial}`)
    expect(mail?.text).toContain(`http://127.0.0.1:3000/certificates/${serial}`)
    expect((await verify(serial)).body.data).toEqual({
      serial,
      holder: 'Daw Khin Mar',
      boxes: 3,
      issuedOn: '2027-01-01',
    })
  })

  it('is final: no statement changes or deletes it', async () => {
    await deliver()
    for (const text of [`update certificates set holder = 'Me'`, 'delete from certificates', 'truncate certificates']) {
      await expect(testApp.pool.query(text)).rejects.toThrow()
    }
  })

  it('is not issued for an order without one', async () => {
    expect((await deliver({ certificate: false })).serials).toEqual([null, null, null])
  })

  it.each(['RC-2026-AAAA-AAAA', 'RC', '%', "' or 1=1 --", '../../etc'])('is not found by %j', async (serial) => {
    for (const path of ['', '/pdf']) {
      const reply = await call(testApp.app, 'GET', `/certificates/${encodeURIComponent(serial)}${path}`, {
        ip: nextIp(),
      })
      expect([reply.status, reply.body.code]).toEqual([404, 'certificate.not-found'])
    }
  })

  it('is found however its serial was copied from paper', () => {
    const serial = 'RC-2026-10AB-CD01'
    for (const copied of [serial, 'rc-2026-10ab-cd01', 'RC 2026 IOAB CDOL', 'RC–2026–10AB–CD01', 'RC202610ABCD01']) {
      expect(readSerial(copied)).toBe(serial)
    }
    expect(readSerial(createSerial('2026'))).toMatch(/^RC-2026-/)
  })
})
