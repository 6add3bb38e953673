import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ignoreMissing } from '@thant/base/ignore-missing'
import { z } from 'zod'
import { writeWhole } from '../file/write-file.ts'
import { segmentPattern } from './segments.ts'

/** Describes a base backup, in a file beside it that is written once the backup is whole. */
const baseSchema = z.object({
  startedAt: z.iso.datetime(),
  /** The first moment that can be reached from it: when it was whole. */
  endedAt: z.iso.datetime(),
  firstSegment: z.string().regex(segmentPattern),
  postgresqlMajor: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})
export type Base = z.output<typeof baseSchema> & { name: string }

/**
 * Each database cluster has a folder of its own, named by its system identifier, because the segments of every cluster
 * have the same names.
 */
export type ClusterArchive = { systemId: string; bases: Base[]; segments: Set<string>; archivedUntil: Date | undefined }

export const clusterFolder = (dir: string, systemId: string) => join(dir, systemId)
export const basesFolder = (cluster: string) => join(cluster, 'base')
export const walFolder = (cluster: string) => join(cluster, 'wal')
export const basePath = (cluster: string, name: string) => join(basesFolder(cluster), `${name}.tar.gz`)
export const baseFactsPath = (cluster: string, name: string) => join(basesFolder(cluster), `${name}.json`)
export const segmentPath = (cluster: string, segment: string) => join(walFolder(cluster), `${segment}.gz`)
const untilPath = (cluster: string) => join(cluster, 'archived.json')

export async function makeClusterFolders(cluster: string): Promise<void> {
  for (const folder of [basesFolder(cluster), walFolder(cluster)]) await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** The clusters that were ever archived here; more than one after a portal was set up anew. */
export async function listArchives(dir: string): Promise<ClusterArchive[]> {
  const systemIds = ((await readdir(dir).catch(ignoreMissing)) ?? []).filter((name) => /^\d+$/.test(name))
  return Promise.all(systemIds.map((systemId) => readArchive(dir, systemId)))
}

export async function readArchive(dir: string, systemId: string): Promise<ClusterArchive> {
  const cluster = clusterFolder(dir, systemId)
  const names = (await readdir(walFolder(cluster)).catch(ignoreMissing)) ?? []
  const segments = names.filter((name) => name.endsWith('.gz')).map((name) => name.slice(0, -'.gz'.length))
  return {
    systemId,
    bases: await listBases(cluster),
    segments: new Set(segments.filter((name) => segmentPattern.test(name))),
    archivedUntil: await readUntil(cluster),
  }
}

/** Oldest first. A description that cannot be read is left out, so that a new base backup is made. */
async function listBases(cluster: string): Promise<Base[]> {
  const names = (await readdir(basesFolder(cluster)).catch(ignoreMissing)) ?? []
  const bases: Base[] = []
  for (const name of names.filter((candidate) => candidate.endsWith('.json'))) {
    const facts = baseSchema.safeParse(await readJson(join(basesFolder(cluster), name)))
    if (facts.success) bases.push({ ...facts.data, name: name.slice(0, -'.json'.length) })
  }
  return bases.toSorted((a, b) => a.endedAt.localeCompare(b.endedAt))
}

export async function writeBaseFacts(cluster: string, { name, ...facts }: Base): Promise<void> {
  await writeJson(baseFactsPath(cluster, name), facts)
}

const untilSchema = z.object({ until: z.iso.datetime() })

async function readUntil(cluster: string): Promise<Date | undefined> {
  const said = untilSchema.safeParse(await readJson(untilPath(cluster)))
  return said.success ? new Date(said.data.until) : undefined
}

/** Says that everything that was committed before is in the archive. */
export async function writeUntil(cluster: string, until: Date): Promise<void> {
  await writeJson(untilPath(cluster), { until: until.toISOString() })
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const writeJson = (path: string, value: object) => writeWhole(path, Readable.from([Buffer.from(JSON.stringify(value))]))
