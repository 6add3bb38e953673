import * as z from 'zod/mini'

// Must run before any schema is used: compiled checks need `eval`, which the content security policy forbids.
z.config({ jitless: true })
