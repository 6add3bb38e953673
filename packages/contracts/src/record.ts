import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ZodMiniType } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'
import { idParams, nothingSchema } from './primitives.ts'

/**
 * The endpoints of a record next to its list: those who read the list read each record of it, and those who may `change`
 * it add, change, archive and restore it. What is archived stays, and what names it keeps it.
 */
export function recordEndpoints<
  const Path extends string,
  const Change extends Permission,
  const Read extends Permission,
  Row extends ZodMiniType,
  Form extends ZodMiniType,
  Changed extends ZodMiniType,
>({
  list: { path, access },
  change,
  row,
  form,
  changed,
  name,
  added,
}: {
  list: { path: Path; access: Read }
  change: Change
  row: Row
  form: Form
  changed: Changed
  /** As in a sentence, e.g. `vehicle`. */
  name: string
  /** What the reply to the first call says. */
  added: TranslationKey
}) {
  return {
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      access,
      summary: `One ${name}, archived or not`,
      params: idParams,
      reply: row,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: change,
      summary: `Add a ${name}`,
      body: form,
      reply: row,
      status: 201,
      message: added,
    }),
    change: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      access: change,
      summary: `Change a ${name}`,
      params: idParams,
      body: changed,
      reply: row,
    }),
    archive: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access: change,
      summary: `Archive a ${name}; what names it keeps it`,
      params: idParams,
      reply: nothingSchema,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/:id/restore`,
      access: change,
      summary: `Restore an archived ${name}`,
      params: idParams,
      reply: row,
    }),
  }
}
