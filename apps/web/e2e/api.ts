import { expect, type Page } from '@playwright/test'
import { demoPassword } from './sign-in.ts'

/** What the API says to an account, to hold a screen against. */
export async function readAs(page: Page, account: string) {
  const email = account.includes('@') ? account : `${account}@demo.example`
  const answer = await page.request.post('/api/login', { data: { email, password: demoPassword } })
  const { data } = await answer.json()
  const organization: { _id: string; name: string } = data.user.organizationId
  return {
    organization,
    /** The reply's `data`. */
    read: async (path: string) => {
      const reply = await page.request.get(`/api${path}`, { headers: { Authorization: `Bearer ${data.token}` } })
      expect(reply.status(), path).toBe(200)
      return (await reply.json()).data
    },
  }
}

/** Kilograms as screens write them. */
export function weight(kg: number): string {
  return kg.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The day and time of an instant in Yangon, which has been 6:30 ahead of UTC all along. */
export function inYangon(instant: string): { day: string; time: string } {
  const there = new Date(Date.parse(instant) + 6.5 * 3_600_000).toISOString()
  return { day: there.slice(0, 10), time: there.slice(11, 16) }
}
