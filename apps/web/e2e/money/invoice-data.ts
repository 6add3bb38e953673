import { expect, type Page } from '@playwright/test'
import { apiAs, newOrganization } from '../service/pickup-data.ts'

export type NewInvoice = { invoiceNo?: string; organization: string } & Record<string, unknown>
export type InvoiceFacts = { _id: string; __v: number; invoiceNo: string; paymentStatus: string; paidAt: string | null }

/** Provides the API calls of the finance office, for setting up and checking a journey. */
export async function moneyApi(page: Page) {
  const api = await apiAs(page, 'finance')
  const read = async <Data>(path: string): Promise<Data> => {
    const { status, data } = await api('GET', path)
    expect(status, path).toBe(200)
    return data as unknown as Data
  }
  return {
    api,
    read,
    invoice: (id: string) => read<InvoiceFacts & Record<string, unknown>>(`/payment/${id}`),
    make: async (invoice: NewInvoice): Promise<InvoiceFacts> => {
      const { status, data } = await api('POST', '/payment', {
        invoiceNo: `E2E-${crypto.randomUUID().slice(0, 8)}`,
        description: 'Waste collection and recycling',
        amount: 120.5,
        currency: 'USD',
        dueDate: '2027-12-15',
        servicePeriod: { start: '2027-12-01', end: '2027-12-31' },
        isSure: true,
        ...invoice,
      })
      expect(status).toBe(201)
      return data as unknown as InvoiceFacts
    },
  }
}

/** Creates a customer for one journey only, so that parallel journeys do not interfere. */
export async function newCustomer(page: Page, name: string, expiredDate?: string): Promise<string> {
  const admin = await apiAs(page, 'admin')
  const organizationId = await newOrganization(admin, name)
  if (expiredDate !== undefined) {
    expect((await admin('PATCH', `/organizations/${organizationId}`, { expiredDate })).status).toBe(200)
  }
  return organizationId
}
