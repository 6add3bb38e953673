import type { BaseLogger } from 'pino'

/** What the parts that are no plugins need of a logger; Fastify's and pino's both fit. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
