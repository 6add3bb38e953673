import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'

/** A check threw at a value, which is bad input; a fault of the check itself shows in the log. */
export class UncheckableInput extends Error {
  override name = 'UncheckableInput'
}

/**
 * Validates with the contract. Checks of zod also run on values of a wrong type that have what they read, such as a
 * `length`, and one that lies about its type makes them throw (docs/rules.md#bad-input).
 */
export const inputValidator: FastifySchemaCompiler<ZodType> = (route) => {
  const validate = validatorCompiler(route)
  return (input) => {
    try {
      return validate(input)
    } catch (error) {
      return { error: new UncheckableInput(String(error)) }
    }
  }
}
