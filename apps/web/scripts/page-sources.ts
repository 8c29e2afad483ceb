import path from 'node:path'
import type { Plugin } from 'vite'

const LAZY_PAGE = /lazyPage\(\s*\(\) => import\('([^']+)'\)/g

/** Adds to each lazyPage its file's path from the web root, the key the client manifest knows it by. */
export const nameSources = ({ code, file, root }: { code: string; file: string; root: string }) =>
  code.replace(LAZY_PAGE, (call, specifier: string) => {
    const source = path.relative(root, path.resolve(path.dirname(file), specifier))
    return call.replace('lazyPage(', `lazyPage.from('${source}')(`)
  })

/** On the server only: the browser has no use for the names. */
export const pageSources = (): Plugin => {
  let root = ''
  return {
    name: 'kadr:page-sources',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform: (code, file, options) =>
      options?.ssr && code.includes('lazyPage(') ? nameSources({ code, file, root }) : undefined,
  }
}
