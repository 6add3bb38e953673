import * as z from 'zod/mini'

// Before any schema is used: compiling checks would need `eval`, which the content security policy forbids.
z.config({ jitless: true })
