import type { Actor } from '../context.ts'

type Person = { _id: string; name: string }

/** Customers are told what was done, not which of the staff or drivers did it. */
export function staffNamed({ actor }: { actor: Pick<Actor, 'role'> }, person: Person | null): Person | null {
  return actor.role === 'USER' ? null : person
}
