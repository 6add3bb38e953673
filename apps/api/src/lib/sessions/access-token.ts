import { type Role, roles } from '@thant/contracts/roles'
import { createSigner, createVerifier } from 'fast-jwt'
import * as z from 'zod/mini'

/** The access token is a JWT that lasts 15 minutes (docs/api.md 2). */
const claimsSchema = z.object({
  sub: z.guid(),
  sid: z.guid(),
  type: z.enum(roles),
  organizationId: z.nullable(z.guid()),
  /** Tokens from before there were sites have none. */
  siteIds: z._default(z.nullable(z.array(z.guid())), null),
  exp: z.number(),
  typ: z.literal('access'),
})
export type AccessClaims = z.output<typeof claimsSchema>

const lifetimeSeconds = 15 * 60
const issuer = 'thant'
const audience = 'thant-api'

export type AccessTokens = {
  sign(claims: {
    userId: string
    sessionId: string
    role: Role
    organizationId: string | null
    siteIds: readonly string[] | null
    now: Date
  }): string
  /** Returns undefined unless this portal signed the token. The caller checks the expiry. */
  verify(token: string): AccessClaims | undefined
}

/** Tokens are signed with the first secret and verified with all, so that rotating a secret signs no one out. */
export function createAccessTokens(secrets: readonly [string, ...string[]]): AccessTokens {
  const sign = createSigner({ key: secrets[0], algorithm: 'HS256', iss: issuer, aud: audience })
  // The caller compares the expiry with the server's clock, so the verifier's cache does not depend on time.
  const verifiers = secrets.map((key) =>
    createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      // Without it, a token without issuer or audience would pass both checks.
      requiredClaims: ['iss', 'aud'],
      ignoreExpiration: true,
      cache: 5_000,
    }),
  )
  return {
    sign: ({ userId, sessionId, role, organizationId, siteIds, now }) => {
      const iat = Math.floor(now.getTime() / 1_000)
      const claims: AccessClaims = {
        sub: userId,
        sid: sessionId,
        type: role,
        organizationId,
        siteIds: siteIds && [...siteIds],
        exp: iat + lifetimeSeconds,
        typ: 'access',
      }
      return sign({ ...claims, iat })
    },
    verify: (token) => {
      for (const verify of verifiers) {
        try {
          const claims = claimsSchema.safeParse(verify(token))
          return claims.success ? claims.data : undefined
        } catch {
          // Another secret may have signed the token.
        }
      }
      return undefined
    },
  }
}
