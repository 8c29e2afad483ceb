import type { FakeRoute } from '../fake-network.ts'

export type RouteMatch =
  | { kind: 'found'; route: FakeRoute; params: Record<string, string> }
  | { kind: 'wrong-method' }
  | { kind: 'unknown' }

/** Finds the route of a path. Matched before decoding; parameters are decoded. */
export function matchRoute(input: {
  routes: readonly FakeRoute[]
  method: string
  path: string
}): RouteMatch {
  let isPathKnown = false
  for (const route of input.routes) {
    const found = createPattern(route.path).exec(input.path)
    if (!found) continue
    if (route.method === input.method) {
      return { kind: 'found', route, params: decodeAll(found.groups ?? {}) }
    }
    isPathKnown = true
  }
  return { kind: isPathKnown ? 'wrong-method' : 'unknown' }
}

const patterns = new Map<string, RegExp>()

function createPattern(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const source = path
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-zA-Z]\w*)/g, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source}$`)
  patterns.set(path, pattern)
  return pattern
}

const decodeAll = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
