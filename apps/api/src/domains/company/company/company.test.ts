import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import { beforeAll, describe, expect, it } from 'vitest'
import { pngFile } from '../../../../test/files/images.ts'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { upload } from '../../../../test/files/upload.ts'
import { createInvoice, createOrganization } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
let admin: TestActor

const details = {
  name: 'Clean Yangon',
  description: 'We collect and recycle',
  descriptionInBurmese: 'အမှိုက်သိမ်းပါသည်',
  address: '1 Pansodan Road',
  addressInBurmese: 'ပန်းဆိုးတန်းလမ်း၊ အမှတ် ၁',
  phone: '01 555 000',
  email: 'hello@clean.example',
  website: 'https://clean.example/',
  viber: '+95 9 123 456 789',
  facebook: 'https://facebook.com/clean',
  location: { lng: 96.1036, lat: 16.8479 },
  openingHours: { from: '09:00', to: '17:00' },
  licence: 'YCDC 12/2026',
  registration: '123456789',
  sampleReportUrl: 'https://clean.example/report/1',
  featureRequestUrl: 'https://forms.example/a?b=c',
  foundingYear: 2017,
  copyrightYear: 2019,
}

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
})

const get = async () => (await call(testApp.app, 'GET', '/company')).body.data
const change = (body: object) => admin.call('PATCH', '/company', { body })

describe('the company', () => {
  it('can be read by everybody, with its time zone and map', { tags: ['1-37', '7.10-04'] }, async () => {
    expect(await get()).toMatchObject({
      foundingYear: 2017,
      copyrightYear: 2019,
      timeZone: 'Asia/Yangon',
      mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    })
  })

  it('is changed by an admin; fields that are not sent stay as they were', { tags: ['1-37'] }, async () => {
    const { body: uploaded } = await upload(admin, await pngFile())
    const all = await change({ ...details, logo: uploaded.data.file })
    expect(all.status).toBe(200)
    expect(all.body.data).toMatchObject({ ...details, logo: uploaded.data.url })
    const { body } = await change({ phone: '' })
    expect(body.data).toEqual({ ...all.body.data, phone: '', __v: all.body.data.__v + 1 })
    expect(await get()).toEqual(body.data)
  })

  it('has its address in Burmese on mails and papers in Burmese, where there is one', {
    tags: ['2.1-25'],
  }, async () => {
    const organization = await createOrganization(admin, {})
    const written = async () => {
      const finance = await signInAs(testApp, 'FINANCE OFFICE')
      await finance.call('PATCH', '/me/preferences', { body: { language: 'my' } })
      await call(testApp.app, 'POST', '/send_password_reset_link', { body: { email: finance.email } })
      const [mail] = await mailsTo(testApp, finance.email)
      const path = `/payment/${await createInvoice(finance, organization)}/pdf`
      const documents = [await pdfOf(testApp, `${path}?language=my`, finance), await pdfOf(testApp, path, finance)]
      return [mail, ...documents].map((letter) => /[37] \w+ Road/.exec(letter?.text ?? '')?.[0])
    }
    await change({ address: '3 Pyay Road', addressInBurmese: '' })
    expect(await written()).toEqual(['3 Pyay Road', '3 Pyay Road', '3 Pyay Road'])
    await change({ addressInBurmese: '7 Burmese Road' })
    expect(await written()).toEqual(['7 Burmese Road', '7 Burmese Road', '3 Pyay Road'])
  })

  it('leaves its place and hours as they are where they are not sent, and can lose both', {
    tags: ['2.1-27'],
  }, async () => {
    await change({ location: details.location, openingHours: details.openingHours })
    await change({ name: 'Clean Yangon' })
    expect(await get()).toMatchObject({ location: details.location, openingHours: details.openingHours })
    await change({ location: null, openingHours: null })
    expect(await get()).toMatchObject({ location: null, openingHours: null })
  })

  it('takes a number for Viber in Burmese digits, and the address of a channel', { tags: ['2.1-27'] }, async () => {
    expect((await change({ viber: '+၉၅ ၉ ၁၂၃ ၄၅၆' })).body.data.viber).toBe('+95 9 123 456')
    const channel = 'https://invite.viber.com/?g2=abc'
    expect((await change({ viber: channel })).body.data.viber).toBe(channel)
  })

  it('says how long the portal keeps what it deletes by itself, as it is configured', {
    tags: ['2.1-28'],
  }, async () => {
    expect((await get()).retention).toEqual({ sessionDays: 30, mailDays: 90, auditDays: null, backupDays: 372 })
  })

  it('is changed by the first of two people who save it', async () => {
    const { __v } = await get()
    expect((await change({ name: 'First', __v })).status).toBe(200)
    const second = await change({ name: 'Second', __v })
    expect([second.status, second.body.code, second.body.current.name]).toEqual([409, 'record.stale', 'First'])
  })

  it('says how well weights are known, in percentages with their sources, and keeps who changed them', {
    tags: ['11.5-47'],
  }, async () => {
    const { weightUncertainty } = await get()
    expect(weightUncertainty).toEqual(defaultUncertainty)
    const changed = {
      ...defaultUncertainty,
      estimated: { percent: 12.5, source: 'Forty loads weighed again in May 2026' },
    }
    expect((await change({ weightUncertainty: changed })).status).toBe(200)
    expect((await get()).weightUncertainty).toEqual(changed)
    const { body } = await admin.call('GET', '/audit?entity=company')
    expect(body.data).toContainEqual(
      expect.objectContaining({
        action: 'company.change',
        before: expect.objectContaining({ weightUncertainty: defaultUncertainty }),
        after: expect.objectContaining({ weightUncertainty: changed }),
      }),
    )
    const { weighed, ...others } = defaultUncertainty
    for (const [wrong, path] of [
      [{ ...changed, weighed: { ...weighed, percent: 0 } }, 'weightUncertainty.weighed.percent'],
      [{ ...changed, weighed: { ...weighed, percent: 100.01 } }, 'weightUncertainty.weighed.percent'],
      [{ ...changed, weighed: { ...weighed, percent: 2.005 } }, 'weightUncertainty.weighed.percent'],
      [{ ...changed, weighed: { ...weighed, source: ' ' } }, 'weightUncertainty.weighed.source'],
      [others, 'weightUncertainty.weighed'],
    ]) {
      const refused = await change({ weightUncertainty: wrong })
      expect([refused.status, refused.body.issues[0].path]).toEqual([400, path])
    }
    expect((await get()).weightUncertainty).toEqual(changed)
    await change({ weightUncertainty })
  })

  it('says on which days it works, until when a change can be asked for, and how far ahead pickups are made', {
    tags: ['2.15-05'],
  }, async () => {
    expect(await get()).toMatchObject({
      workingWeekdays: [1, 2, 3, 4, 5, 6],
      requestCutOffTime: '16:00',
      requestCutOffDays: 1,
      cutOffCountsWorkingDays: true,
      acceptsCancellations: false,
      scheduleWeeks: 8,
    })
    const settings = {
      requestCutOffTime: '23:59',
      requestCutOffDays: 0,
      cutOffCountsWorkingDays: false,
      acceptsCancellations: true,
      scheduleWeeks: 26,
    }
    const { status, body } = await change({ ...settings, workingWeekdays: [7, 1, 1, 3] })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ...settings, workingWeekdays: [1, 3, 7] })
  })

  it.each([
    ['workingWeekdays', [], 'workingWeekdays', 'Please choose at least one day.'],
    ['workingWeekdays', [8], 'workingWeekdays.0', 'Invalid Number'],
    ['requestCutOffTime', '24:00', 'requestCutOffTime', 'Invalid time'],
    ['requestCutOffTime', '9:30', 'requestCutOffTime', 'Invalid time'],
    ['requestCutOffDays', 31, 'requestCutOffDays', 'Invalid Number'],
    ['requestCutOffDays', -1, 'requestCutOffDays', 'Invalid Number'],
    ['scheduleWeeks', 0, 'scheduleWeeks', 'Invalid Number'],
    ['scheduleWeeks', 27, 'scheduleWeeks', 'Invalid Number'],
  ])('refuses the setting %s %j', async (field, value, path, message) => {
    const { status, body } = await change({ [field]: value })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it.each([
    ['name', '', 'Required'],
    ['phone', 'call us', 'Invalid number'],
    ['email', 'hello', 'Invalid email address'],
    ['website', 'clean.example', 'Invalid address'],
    ['website', 'javascript:alert(1)', 'Invalid address'],
    ['website', 'https://clean.example/\0', 'Invalid'],
    ['featureRequestUrl', 'data:text/html,x', 'Invalid address'],
    ['viber', '09 123 456 789', 'Please enter a number that begins with +95, or an address that begins with https://.'],
    [
      'viber',
      'javascript:alert(1)',
      'Please enter a number that begins with +95, or an address that begins with https://.',
    ],
    ['facebook', 'http://facebook.com/clean', 'Please enter an address that begins with https://.'],
    ['facebook', 'javascript:alert(1)', 'Please enter an address that begins with https://.'],
    ['sampleReportUrl', 'javascript:alert(1)', 'Invalid address'],
    ['foundingYear', 1899, 'Invalid Number'],
    ['foundingYear', '2017', 'Invalid Number'],
    ['copyrightYear', 2019.5, 'Invalid Number'],
  ])('refuses the %s %j: %s', async (field, value, message) => {
    const { status, body } = await change({ [field]: value })
    expect([status, body.issues]).toEqual([400, [{ path: field, message }]])
  })
})
