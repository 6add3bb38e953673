import { expect, type Page } from '@playwright/test'
import { demoPassword, emailOf } from '../support/sign-in.ts'

type Answer = { status: number; data: { _id: string; __v: number } }
export type Api = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Answer>

/** Calls the API as an account, to set up a journey and to act as another user during it. */
export async function apiAs(page: Page, account: string): Promise<Api> {
  const signedIn = await page.request.post('/api/login', {
    data: { email: emailOf(account), password: demoPassword },
  })
  const { data } = await signedIn.json()
  const headers = { Authorization: `Bearer ${data.token}`, 'X-Requested-With': 'thant' }
  return async (method, path, body) => {
    const reply = await page.request.fetch(`/api${path}`, { method, headers, data: body })
    return { status: reply.status(), data: (await reply.json()).data }
  }
}

export async function newOrganization(api: Api, name: string): Promise<string> {
  const { status, data } = await api('POST', '/organizations', {
    name,
    info: 'Behind the market, ring twice.',
    email: 'office@river-gate.example',
    address: 'No. 5, River Gate Road, Ahlone Township, Yangon',
    officePhoneNumber: '01 234 567',
    contactPersonName: 'Daw Mya',
    contactPersonPhoneNumber: '09 000 123 456',
    companyType: 'Hotel',
    location: { lng: 96.131, lat: 16.792 },
  })
  expect(status).toBe(201)
  return data._id
}

export async function newDriver(api: Api, name: string): Promise<string> {
  const email = `driver.${crypto.randomUUID()}@demo.example`
  const { status, data } = await api('POST', '/users', { name, email, phoneNumber: '09 000 222 333', type: 'DRIVER' })
  expect(status).toBe(201)
  return data._id
}

type Planned = { siteId?: string; pickUpTime?: string; driver?: string; items?: number }

export async function newPickup(api: Api, organizationId: string, planned: Planned = {}): Promise<string> {
  const { status, data } = await api('POST', '/logistics', {
    organizationId,
    siteId: planned.siteId,
    pickUpTime: planned.pickUpTime ?? '2027-03-02T02:45:00.000Z',
    vehicle: { plate_number: 'YGN 1A-2345', driver: planned.driver ?? null },
  })
  expect(status).toBe(201)
  if (planned.items !== undefined) {
    const items = Array.from({ length: planned.items }, (_, index) => ({
      productName: index % 2 === 0 ? `စက္ကူပုံးဟောင်းများနှင့် စာအုပ်အဟောင်းများ ${index + 1}` : `Mixed office paper ${index + 1}`,
      productType: index % 2 === 0 ? 'Papers' : 'Organic',
      quantity: 0.1 + index,
      unit: 'kg',
      remark: '',
    }))
    const recorded = await api('PATCH', `/logistics/${data._id}`, { items, __v: data.__v })
    expect(recorded.status).toBe(200)
  }
  return data._id
}
