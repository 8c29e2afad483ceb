import { registerHooks } from 'node:module'

/** Its package.json is so long that reading it for every module took half of the start. */
const PACKAGE = 'drizzle-orm'
const INSIDE = `/node_modules/${PACKAGE}/`

/** Resolves the modules of that package without asking its package.json again. */
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
