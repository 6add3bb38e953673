import { roadPaths } from '@thant/contracts/road-paths'
import type { Role } from '@thant/contracts/roles'
import { paths } from '#lib/links/paths.ts'
import { handleOf } from './screen.ts'

/** Each of these begins with another screen; who signs in is not known yet. */
const roles: readonly Role[] = ['USER', 'ADMIN', 'DRIVER']

function startOf(role: Role): string {
  return role === 'DRIVER' ? roadPaths.driverDay : paths.home
}

/** Loads what follows sign-in, for which the seconds are enough in which a password is typed. */
export async function loadWhatFollows(): Promise<void> {
  try {
    const [{ routesFor }] = await Promise.all([import('./routes-for.tsx'), import('./signed-in-app.tsx')])
    for (const role of roles) {
      const start = routesFor(role).find(({ path }) => path === startOf(role))
      await (start && handleOf(start)?.load())
    }
  } catch {
    // Without a connection nobody signs in; the code is loaded again after sign-in.
  }
}
