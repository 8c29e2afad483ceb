import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const MODULES = join(ROOT, 'node_modules')
export const STAMPS = join(MODULES, '.cache', 'kadr')
/** Must match apps/server/src/main.ts. */
export const COMPILED = join(MODULES, '.cache', 'kadr-compile')
