import * as z from 'zod/mini'
import { languages } from '../customers/auth.ts'

/** The query of every paper that is drawn on request. */
export const documentQuery = { language: z._default(z.enum(languages), 'en') }
