/** Replaces the process that draws PDFs on a machine that is too busy to start it soon. */
import { setTimeout as delay } from 'node:timers/promises'

await delay(2_500)
await import('./stand-in-typesetter.ts')
