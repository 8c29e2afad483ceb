import path from 'node:path'
import type { Plugin } from 'vite'

const LAZY_PAGE = /\bload:\s*\(\) => import\('([^']+)'\)/g

/** Adds to each lazy page the path of its file from the web root, which is its key in the client manifest. */
export const nameSources = ({ code, file, root }: { code: string; file: string; root: string }) =>
  code.replace(LAZY_PAGE, (load, specifier: string) => {
    const source = path.relative(root, path.resolve(path.dirname(file), specifier))
    return `source: '${source}', ${load}`
  })

/** On the server only: the browser does not need the paths. */
export const pageSources = (): Plugin => {
  let root = ''
  return {
    name: 'kadr:page-sources',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform: (code, file, options) =>
      options?.ssr && code.includes('load:') ? nameSources({ code, file, root }) : undefined,
  }
}
