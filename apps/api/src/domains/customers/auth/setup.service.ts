import { dayMs } from '@thant/contracts/durations'
import { count, sql } from 'drizzle-orm'
import type { Queryable } from '#database/client.ts'
import { users } from '#database/schema/users.ts'
import { addLink, findLink, useLink } from '#domains/company/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { assertUncommonPassword, hashPassword } from '#lib/passwords.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'

/**
 * Creates a one-time link for making the first super admin; undefined once any user exists. Earlier links work on until then,
 * because servers that start together each print one.
 */
export async function createSetupLink(context: Pick<AnyContext, 'database' | 'clock'>): Promise<string | undefined> {
  return (await hasUsers(context.database)) ? undefined : printableLink(context)
}

async function printableLink(context: Pick<AnyContext, 'database' | 'clock'>): Promise<string> {
  const { token } = await addLink(context, 'setup', null, dayMs)
  return token
}

export async function checkSetupLink(context: AnyContext, link: string): Promise<null> {
  const isOpen = !(await hasUsers(context.database)) && (await findLink(context, ['setup'], link)) !== undefined
  if (!isOpen) throw new AppError('setup.not-found')
  return null
}

export async function setUp(
  context: AnyContext,
  link: string,
  form: { name: string; email: string; password: string },
): Promise<null> {
  // Two links that are used at once must not make two super admins.
  await context.database.execute(sql`lock table users in share row exclusive mode`)
  await checkSetupLink(context, link)
  await assertUncommonPassword(form.password, 'password')
  await useLink(context, ['setup'], link)
  const now = context.clock.now()
  const [user] = await context.database
    .insert(users)
    .values({
      name: form.name,
      email: form.email,
      phone: '',
      role: 'SUPER ADMIN',
      passwordHash: await hashPassword(form.password),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: users.id })
  await recordAudit(context, {
    action: 'user.set-up',
    entity: 'user',
    entityId: user?.id ?? null,
    after: { name: form.name, email: form.email, type: 'SUPER ADMIN' },
  })
  return null
}

async function hasUsers(database: Queryable): Promise<boolean> {
  const [row] = await database.select({ found: count() }).from(users)
  return (row?.found ?? 0) > 0
}
