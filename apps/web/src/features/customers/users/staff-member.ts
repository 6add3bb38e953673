/** A person assigned to a pickup; includes the name, which remains after the person has left. */
export type StaffMember = { _id: string; name: string }

export function staffMember({ _id, name }: StaffMember): StaffMember {
  return { _id, name }
}
