import type { Config } from './config.ts'
import { isLoopback } from './lib/loopback.ts'

/** Returns what an operator should know of a configuration that is allowed but rarely meant. */
export function startWarnings({ host, publicUrl, payment }: Pick<Config, 'host' | 'publicUrl' | 'payment'>): string[] {
  const warnings: string[] = []
  if (payment?.gateway === 'sandbox') {
    warnings.push('payments are made in the sandbox: whoever reaches the portal can mark anything as paid')
  }
  if (!isLoopback(host) && publicUrl.startsWith('http:')) {
    warnings.push(
      `HOST ${host} serves other machines without encryption, and links lead to ${publicUrl}: put a proxy with https in ` +
        'front and set PUBLIC_URL',
    )
  }
  return warnings
}
