import type { Plugin } from 'vite'

export type ChunkImports = ReadonlyMap<string, readonly string[]>

/** Finds chunks that import each other in a cycle: one of them runs before its imports are initialized. */
export const findCircle = (imports: ChunkImports): string[] | undefined => {
  const done = new Set<string>()
  const visit = (file: string, trail: string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...trail, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}

/** A page with such chunks stays blank, so the build fails. */
export const refuseChunkCircles = (): Plugin => ({
  name: 'kadr:chunk-circles',
  generateBundle(_options, bundle) {
    const imports = new Map<string, readonly string[]>()
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') imports.set(file.fileName, file.imports)
    }
    const circle = findCircle(imports)
    if (circle) this.error(`These files need each other: ${circle.join(' → ')}`)
  },
})
