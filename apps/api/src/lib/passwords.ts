import { hash, type Options, verify } from '@node-rs/argon2'
import { errorAt } from './requests/app-error.ts'

/** Argon2id uses OWASP's first choice of parameters. The hash contains them, so they can be raised later. */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const parametersText = '$argon2id$v=19$m=19456,t=2,p=1$'

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), parameters)
}

/** Does the same work without a hash (unknown e-mail, open invitation), so that the response time reveals nothing. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoyHash()), composed(password))
  return isRight && passwordHash !== null
}

/** Returns true for a hash with other parameters than today's. */
export function needsRehash(passwordHash: string): boolean {
  return !passwordHash.startsWith(parametersText)
}

/** Throws `password.too-common` for a password on the list of common passwords, which attackers try first. */
export async function assertUncommonPassword(password: string, path: string): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  if (!dictionary['passwords-common'].includes(password.toLowerCase())) return
  throw errorAt(path, 'password.too-common')
}

/** Throws `password.unchanged` for the password that the user has. */
export async function assertOtherPassword(passwordHash: string | null, password: string, path: string): Promise<void> {
  if (await isPasswordRight(passwordHash, password)) throw errorAt(path, 'password.unchanged')
}

/** Keyboards encode the same letter differently: `é`, or `e` with an accent. */
const composed = (password: string) => password.normalize('NFC')

let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hashPassword('no one has this password')
  return decoy
}
