import type { Role } from '@thant/contracts/roles'

export type DemoAccount = { email: string; role: Role }

/** There is one account per role, and all share one password. */
export const demoAccounts = [
  { email: 'super.admin@demo.example', role: 'SUPER ADMIN' },
  { email: 'admin@demo.example', role: 'ADMIN' },
  { email: 'operation.manager@demo.example', role: 'OPERATION MANAGER' },
  { email: 'operation@demo.example', role: 'OPERATION' },
  { email: 'finance@demo.example', role: 'FINANCE OFFICE' },
  { email: 'customer.service@demo.example', role: 'CUSTOMER SERVICE' },
  { email: 'driver@demo.example', role: 'DRIVER' },
  { email: 'customer@demo.example', role: 'USER' },
] as const satisfies DemoAccount[]

export type DemoEmail = (typeof demoAccounts)[number]['email']
