import { basename, dirname } from 'node:path'

export type Domain = {
  /** Nouns of routes, services, queries, policies and presenters: `pickups.service.ts`. */
  entities: string[]
  /** Nouns of pure rules and of files with one product, e.g. a mail: `quarters.ts`. */
  rules?: string[]
  /** Nouns that only tests have. */
  tests?: string[]
}

export type Slices = {
  domains: Record<string, Domain>
  /** The nouns of each feature's plain files and hooks; those of a part are under its path, e.g. `pickups/form`. */
  features: Record<string, string[]>
}

const roles = ['routes', 'service', 'queries', 'policy', 'presenter']
const vague = /^(index|types|constants|common|shared|misc)\.tsx?$|(^|[-.])(utils?|helpers?|manager|stuff)[-.].*tsx?$/

/** Returns a sentence per file whose name is not agreed on, and per noun without a file. */
export function findSliceProblems(paths: string[], slices: Slices): string[] {
  return [
    ...paths.filter((path) => vague.test(basename(path))).map((path) => `${path}: a name that says nothing`),
    ...problemsOf(paths, 'apps/api/src/domains', slices.domains, problemInDomain),
    ...problemsOf(paths, 'apps/web/src/features', slices.features, problemInFeature),
    ...findUnusedNouns(paths, slices),
  ]
}

function problemsOf<Slice>(
  paths: string[],
  folder: string,
  slices: Record<string, Slice>,
  problemIn: (path: string, slice: Slice, name: string) => string | undefined,
): string[] {
  return paths.flatMap((path) => {
    if (!path.startsWith(`${folder}/`)) return []
    const [whole = '', part = ''] = path.slice(folder.length + 1).split('/')
    const name = `${whole}/${part}` in slices ? `${whole}/${part}` : whole
    const slice = slices[name]
    const problem = slice === undefined ? `${name} is not listed` : problemIn(path, slice, name)
    return problem === undefined ? [] : [`${path}: ${problem} (tooling/slices.ts)`]
  })
}

function problemInDomain(path: string, { entities, rules = [], tests = [] }: Domain): string | undefined {
  const [noun = '', role, ...rest] = basename(path).split('.')
  if (role === 'ts') return rules.includes(noun) ? undefined : `${noun} is none of the domain's rules`
  if (rest.join('.') !== 'ts') return 'a domain has files of TypeScript alone'
  if (role === 'test') {
    const isKnown = [...entities, ...rules, ...tests].includes(noun)
    return isKnown ? undefined : `${noun} is nothing that the domain's tests are about`
  }
  if (!roles.includes(role ?? '')) return `${role} is no role of a file`
  return entities.includes(noun) ? undefined : `${noun} is none of the domain's entities`
}

function problemInFeature(path: string, nouns: string[], feature: string): string | undefined {
  const name = basename(path)
  const isPart = feature.includes('/')
  if (path.includes('/components/')) {
    return /^[a-z0-9-]+(\.test)?\.tsx?$|^[a-z0-9-]+\.module\.css$/.test(name) ? undefined : 'no name of a component'
  }
  if (!dirname(path).endsWith(`/${feature}`)) return 'in no folder that the feature has'
  if (isPart && /^[a-z0-9-]+\.(tsx|module\.css)$/.test(name)) return undefined
  const noun = /^([a-z0-9-]+)(\.test)?\.ts$/.exec(name)?.[1]
  if (noun === undefined) return 'belongs into components/, since it is no pure file'
  return nouns.includes(noun) ? undefined : `${noun} is none of the feature's nouns`
}

/** An unused noun would let an unrelated file take its name unnoticed. */
function findUnusedNouns(paths: string[], { domains, features }: Slices): string[] {
  const nounsOf = [
    ...Object.entries(domains).map(([name, { entities, rules = [], tests = [] }]) => ({
      folder: `apps/api/src/domains/${name}/`,
      nouns: [...entities, ...rules, ...tests],
    })),
    ...Object.entries(features).map(([name, nouns]) => ({ folder: `apps/web/src/features/${name}/`, nouns })),
  ]
  return nounsOf.flatMap(({ folder, nouns }) => {
    const carried = new Set(
      paths.filter((path) => path.startsWith(folder)).map((path) => basename(path).split('.')[0] ?? ''),
    )
    return nouns.filter((noun) => !carried.has(noun)).map((noun) => `${folder}: no file is named ${noun}`)
  })
}
