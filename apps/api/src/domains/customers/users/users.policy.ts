import { manageableRoles } from '@thant/contracts/customers/user-types'
import type { Role } from '@thant/contracts/roles'
import type { Actor } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'

/** docs/api.md 4 lists which roles manage which. */
export function assertMayManage(actor: Actor, ...types: Role[]): void {
  const allowed = manageableRoles(actor.role)
  if (!types.every((type) => allowed.includes(type))) throw new AppError('user.type-not-allowed')
}

export function assertKeepsOwnType(actor: Actor, userId: string, type: Role): void {
  if (actor.id === userId && actor.role !== type) throw new AppError('user.own-type')
}
