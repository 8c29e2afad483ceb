import { registerHooks } from 'node:module'

/** Its package.json is so large that reading it for every module took half of the startup. */
const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`

/** Resolves modules of that package from a cache instead of its package.json. */
export const resolveOnce = (): void => {
  const known = new Map<string, { url: string; format?: string | null | undefined }>()
  registerHooks({
    resolve(specifier, context, resolve) {
      const parent = context.parentURL ?? ''
      if (specifier.startsWith('./') || specifier.startsWith('../')) {
        const isInside = parent.includes(INSIDE) && parent.endsWith('.js')
        if (!isInside) return resolve(specifier, context)
        return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
      }
      if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) {
        return resolve(specifier, context)
      }
      const found = known.get(specifier) ?? resolve(specifier, context)
      known.set(specifier, found)
      return { ...found, shortCircuit: true }
    },
  })
}
