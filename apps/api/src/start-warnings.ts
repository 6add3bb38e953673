import type { Config } from './config.ts'
import { isLoopback, isLoopbackUrl } from './lib/loopback.ts'

type Checked = Pick<Config, 'host' | 'publicUrl' | 'payment' | 'routes'>

/** Returns what an operator should know of a configuration that is allowed but rarely meant. */
export function startWarnings({ host, publicUrl, payment, routes: { distanceUrl } }: Checked): string[] {
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
  if (distanceUrl?.startsWith('http:') && !isLoopbackUrl(distanceUrl)) {
    warnings.push('DISTANCE_URL is asked without encryption: whoever is on the way to it sees where customers are')
  }
  return warnings
}
