import type { BaseLogger } from 'pino'

/** Code outside Fastify plugins needs only these methods, which both Fastify's and pino's loggers have. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
