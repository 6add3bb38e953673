import type { Portal } from '../setup/portal-process.ts'
import { organizationForm } from './factories.ts'

/** Creates a customer with a completed pickup. The returned function saves another report of it on each call. */
export async function prepareReports(portal: Portal, token: string): Promise<() => Promise<string>> {
  const organization = await idOf(await portal.post('/organizations', organizationForm(), token))
  const pickUpTime = '2026-01-05T02:30:00Z'
  const pickup = await idOf(await portal.post('/logistics', { organizationId: organization, pickUpTime }, token))
  const items = [{ productName: 'Office paper', productType: 'Papers', quantity: 1.5, unit: 'kg' }]
  await fetch(`${portal.url}/api/logistics/${pickup}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ status: 'COMPLETED', items }),
  })
  let made = 0
  return async () => {
    made += 1
    // A report with the same content would not be saved again.
    const findings = [`Report ${made}`]
    return idOf(await portal.post('/reports', { organization, quarters: ['2026-01'], findings }, token))
  }
}

/** A report has a PDF for each of these queries. */
export const choices = ['', '?standard=a2a', '?language=my', '?standard=a2a&language=my']

async function idOf(reply: Response): Promise<string> {
  const { data } = (await reply.json()) as { data: { _id: string } }
  return data._id
}
