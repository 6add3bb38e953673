/** What a call was answered with, as far as access goes. */
export type AccessReply = { status: number; code?: string | undefined }

/** Who a call was made by: somebody without a session, or an actor whom the endpoint allows or refuses. */
export type Caller = 'anonymous' | 'allowed' | 'refused'

/** Why the answer contradicts the endpoint's access, or undefined where it agrees. */
export function accessProblem(isPublic: boolean, caller: Caller, { status, code }: AccessReply): string | undefined {
  if (status >= 500) return `breaks with ${status}`
  if (isPublic || caller === 'allowed') {
    return status === 401 || status === 403 ? `refuses with ${status} ${code} who may call it` : undefined
  }
  const expected = caller === 'anonymous' ? '401 session.missing' : '403 access.forbidden'
  const answer = `${status} ${code}`
  return answer === expected ? undefined : `answers ${answer} instead of ${expected}`
}
