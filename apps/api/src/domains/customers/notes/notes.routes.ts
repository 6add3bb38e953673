import { noteEndpoints } from '@thant/contracts/customers/notes'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/requests/serve.ts'
import { listNotes } from './notes.queries.ts'
import { addNote, archiveNote, changeNote, restoreNote } from './notes.service.ts'

export async function noteRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    noteEndpoints,
  )({
    list: ({ context, params, query }) => listNotes(context, params.organizationId, query),
    create: ({ context, params, body }) => addNote(context, params.organizationId, body),
    change: ({ context, params, body }) => changeNote(context, params, body),
    archive: ({ context, params }) => archiveNote(context, params),
    restore: ({ context, params }) => restoreNote(context, params),
  })
}
