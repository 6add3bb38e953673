import { expect, type Page } from '@playwright/test'
import { demoPassword, emailOf } from './sign-in.ts'

/** Signs in to the API as an account, so that a journey can compare screens with its data. */
export async function readAs(page: Page, account: string) {
  const email = emailOf(account)
  const answer = await page.request.post('/api/login', { data: { email, password: demoPassword } })
  const { data } = await answer.json()
  const organization: { _id: string; name: string } = data.user.organizationId
  return {
    organization,
    /** Returns the reply's `data`. */
    read: async (path: string) => {
      const reply = await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${data.token}` } })
      expect(reply.status(), path).toBe(200)
      return (await reply.json()).data
    },
  }
}

export function weight(kg: number): string {
  return kg.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** Returns day and time of an instant in Yangon, whose offset from UTC has been 6:30 throughout the tested years. */
export function inYangon(instant: string): { day: string; time: string } {
  const local = new Date(Date.parse(instant) + 6.5 * 3_600_000).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
