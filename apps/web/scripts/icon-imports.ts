import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = createRequire(import.meta.url).resolve('lucide-react')
const INDEX = path.join(path.dirname(LIBRARY), '../esm/lucide-react.mjs')
const EXPORT = /^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/gm
const NAME = /default as (\w+)/g
const IMPORT = /^import \{([^}]+)\} from 'lucide-react'/gm

/** The file of each icon by every name the index of the library gives it. */
const readFiles = (index: string) =>
  new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(NAME)].map(([, name = '']) => [name, file] as const),
    ),
  )

/** Imports each icon from its own file: through the index every page seems to need the icons of all. */
export const importIcons = (code: string, files: ReadonlyMap<string, string>) =>
  code.replace(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = files.get(icon)
        if (!file) throw new Error(`lucide-react has no file of ${icon}`)
        return `import ${local} from 'lucide-react/icons/${file}'`
      })
      .join(';'),
  )

export const iconImports = (): Plugin => {
  const files = readFiles(readFileSync(INDEX, 'utf8'))
  return {
    name: 'kadr:icon-imports',
    enforce: 'pre',
    apply: 'build',
    transform: (code, _file, options) =>
      !options?.ssr && code.includes("'lucide-react'") ? importIcons(code, files) : undefined,
  }
}
