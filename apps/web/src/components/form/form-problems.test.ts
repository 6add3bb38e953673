import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, unexpectedAnswer, unreachable } from '#lib/calls/api-error.ts'
import { failureText, issuesByField, problemsIn, translated } from './form-problems.ts'

const body = z.object({
  name: z.string().check(z.minLength(1, 'Required'), z.regex(/^[A-Z]/, 'Begins with a capital')),
  items: z.array(z.object({ quantity: z.number('Invalid Number') })),
})

describe('the problems that the contract finds', () => {
  it('are none in what the server would take', () => {
    expect(problemsIn(body, { name: 'Daw Hla', items: [{ quantity: 1 }] })).toEqual({})
  })

  it('are the first of each field, by the path that the form gives it', () => {
    expect(problemsIn(body, { name: '', items: [{ quantity: 1 }, { quantity: 'x' }] })).toEqual({
      name: 'Required',
      'items.1.quantity': 'Invalid Number',
    })
  })

  it('are translated, and fields without one are left out', () => {
    expect(translated({ name: 'Required', info: undefined }, (text) => `[${text}]`)).toEqual({ name: '[Required]' })
  })
})

describe('after a failed save', () => {
  const refused = new ApiError(409, {
    code: 'user.email-taken',
    message: 'Taken',
    issues: [{ path: 'email', message: 'A user with this email exists already.' }],
  })

  it("the server's issues are put at their fields", () => {
    expect(issuesByField(refused)).toEqual({ email: 'A user with this email exists already.' })
  })

  it('a fixed text is shown only for failures that do not explain themselves', () => {
    const texts = 'Failed to save report before sharing.'
    expect(failureText(unreachable(), texts)).toBe(texts)
    expect(failureText(unexpectedAnswer(502), texts)).toBe(texts)
    expect(failureText(refused, texts)).toBeUndefined()
  })

  it('a function chooses the text of every failure', () => {
    const texts = ({ status }: ApiError) => (status === 409 ? 'Error adding schedule: {{message}}' : undefined)
    expect(failureText(refused, texts)).toBe('Error adding schedule: {{message}}')
    expect(failureText(unreachable(), texts)).toBeUndefined()
  })
})
