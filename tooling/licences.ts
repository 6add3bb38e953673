/** Licences under which parts of the portal may come. None restricts what the portal is used for. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a shared library, so that it can be replaced.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // ical.js, which is used unchanged and on the server only.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
])

type LockedPackage = {
  license?: string
  dev?: boolean
  link?: boolean
  optionalDependencies?: Record<string, string>
}

/** Names each package of production whose licence is not on the list, from the lock file. */
export function licenceProblems(packages: Record<string, LockedPackage>): string[] {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  )
  return shipped.flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = locked.license ?? licenceOfPlatformPackage(name, packages)
    if (licence !== undefined && isAccepted(licence)) return []
    return [`${path} is under ${licence ?? 'no licence'}, which is not on the list of tooling/licences.ts`]
  })
}

/** complete-lockfile.ts adds packages of other platforms without a licence: theirs is that of the package around them. */
function licenceOfPlatformPackage(name: string, packages: Record<string, LockedPackage>): string | undefined {
  return Object.values(packages).find(({ optionalDependencies }) => name in (optionalDependencies ?? {}))?.license
}

/** Understands SPDX expressions of alternatives that are joined by AND, but not nested ones, which are refused. */
function isAccepted(expression: string): boolean {
  return expression.split(' AND ').every((part) =>
    part
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((licence) => accepted.has(licence)),
  )
}
