import type { Endpoint } from '@thant/contracts/endpoint'

const modules = import.meta.glob<Record<string, unknown>>(['../../../packages/contracts/src/*/*.ts', '!**/*.test.ts'], {
  eager: true,
})

/** Every endpoint of the contracts, those with fewest parameters first, so that `/users/me` is not taken for an id. */
export const endpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group as Record<string, Endpoint>))
  .filter((endpoint) => 'method' in endpoint && 'reply' in endpoint)
  .toSorted((one, other) => vagueness(one) - vagueness(other))

/** Returns the endpoint that an address calls. */
export function endpointAt(method: string, { pathname, searchParams }: URL): Endpoint | undefined {
  return endpoints.find((endpoint) => {
    const [path = '', view] = endpoint.path.split('?view=')
    const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    const isSameView = (view ?? null) === searchParams.get('view')
    return endpoint.method === method && isSameView && pattern.test(pathname)
  })
}

function vagueness({ path }: Endpoint): number {
  return path.split(':').length
}
