const hosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Only this machine reaches such a host. */
export function isLoopback(host: string): boolean {
  return hosts.has(host)
}

export function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname)
}
