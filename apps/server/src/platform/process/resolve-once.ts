import { registerHooks } from 'node:module'

/** For our own files, all of these resolve to the version in the root node_modules. */
const SHARED = /^(?:@kadr\/|drizzle-orm$|drizzle-orm\/|zod$|zod\/)/

/** All their files are ES modules that import each other by full file names. */
const PLAIN_PACKAGES = /\/node_modules\/(?:drizzle-orm|zod)\/.*\.js$/

type ResolvedModule = { url: string; format?: string | null | undefined }

/** A relative import that names its file in full. */
const resolveFile = (specifier: string, parent: string): ResolvedModule | undefined => {
  if (specifier.endsWith('.ts') && !parent.includes('/node_modules/')) {
    return { url: new URL(specifier, parent).href, format: 'module-typescript' }
  }
  return specifier.endsWith('.js') && PLAIN_PACKAGES.test(parent)
    ? { url: new URL(specifier, parent).href, format: 'module' }
    : undefined
}

/**
 * Node resolves the package.json, the file and its links again for every import of every module: a third of the startup
 * time. Here a relative import is its URL, and a shared package is resolved once.
 */
export const resolveOnce = (): void => {
  const known = new Map<string, ResolvedModule>()
  registerHooks({
    resolve(specifier, context, resolve) {
      const { parentURL = '', conditions } = context
      if (specifier.startsWith('./') || specifier.startsWith('../')) {
        const file = resolveFile(specifier, parentURL)
        return file ? { ...file, shortCircuit: true } : resolve(specifier, context)
      }
      const isShared = SHARED.test(specifier) && conditions.includes('import')
      // Another package may have its own version.
      if (!isShared || parentURL.includes('/node_modules/')) {
        return resolve(specifier, context)
      }
      const found = known.get(specifier) ?? resolve(specifier, context)
      known.set(specifier, found)
      return { ...found, shortCircuit: true }
    },
  })
}
