import { expect, type Page } from '@playwright/test'
import type { Role } from '@thant/contracts/roles'
import { type Api, newOrganization } from '../service/pickup-data.ts'
import { linkMailedTo } from '../support/mailbox.ts'
import { demoPassword } from '../support/sign-in.ts'
import { unique } from '../support/unique.ts'

/** Makes an organization that no other journey touches, with a user who can sign in with the demonstration's password. */
export async function newCustomerUser(
  page: Page,
  office: Api,
  name: string,
): Promise<{ organization: string; email: string }> {
  const organization = await newOrganization(office, unique(name))
  const email = `${unique('office')}@customer-user.example`
  await newUser(page, office, { email, type: 'USER', organizationId: organization })
  return { organization, email }
}

/** Makes a user of staff whose exports and notices are those of no other journey; returns the address to sign in with. */
export async function newStaffUser(page: Page, admin: Api, type: Role): Promise<string> {
  const email = `${unique('staff')}@staff-user.example`
  await newUser(page, admin, { email, type })
  return email
}

async function newUser(page: Page, office: Api, user: { email: string; type: Role; organizationId?: string }) {
  const { email } = user
  const created = await office('POST', '/users', { name: 'Daw Khin Aye', phoneNumber: '09 000 777 111', ...user })
  expect(created.status).toBe(201)
  const link = await linkMailedTo(email)
  const chosen = await page.request.post(`/api${link.replace('password_reset', 'reset_password')}`, {
    data: { password: demoPassword },
  })
  expect(chosen.status()).toBe(200)
}
