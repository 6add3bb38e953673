import { newCustomerUser } from './customer-user.ts'
import { choose } from './fields.ts'
import { expect, test } from './journey.ts'
import { signOut, startSession } from './sign-in.ts'
