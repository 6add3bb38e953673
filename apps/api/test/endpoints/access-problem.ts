export type AccessReply = { status: number; code?: string | undefined }

/** `allowed` and `refused` are signed in; the endpoint grants or denies them access. */
export type Caller = 'anonymous' | 'allowed' | 'refused'

/** Returns undefined if the reply agrees with the endpoint's access. */
export function accessProblem(isPublic: boolean, caller: Caller, { status, code }: AccessReply): string | undefined {
  if (status >= 500) return `breaks with ${status}`
  if (isPublic || caller === 'allowed') {
    return status === 401 || status === 403 ? `refuses with ${status} ${code} who may call it` : undefined
  }
  const expected = caller === 'anonymous' ? '401 session.missing' : '403 access.forbidden'
  const answer = `${status} ${code}`
  return answer === expected ? undefined : `answers ${answer} instead of ${expected}`
}
