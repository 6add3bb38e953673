/** Vite's list of built files, by source file. */
export type Manifest = Record<string, Chunk>

export type Chunk = { file: string; css?: string[]; imports?: string[] }

/** Returns what the sources are built into, and everything that they import; throws for a source that nothing is built of. */
export function chunksOf(sources: readonly string[], manifest: Manifest, seen = new Set<string>()): Chunk[] {
  return sources.flatMap((source) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`nothing is built of ${source}`)
    if (seen.has(source)) return []
    seen.add(source)
    return [...chunksOf(chunk.imports ?? [], manifest, seen), chunk]
  })
}
