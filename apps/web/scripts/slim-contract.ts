import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[^/]+\.ts$/
/** `summary` is for OpenAPI, `rate` for the server's limits: a fifth of the routes' size in the browser. */
const SERVER_FIELD = /^ {2}(?:summary|rate): '[^'\n]*',$/gm

export const dropServerFields = (code: string) => code.replace(SERVER_FIELD, '')

/** Removes server-only fields of routes from the client's files. */
export const slimContract = (): Plugin => ({
  name: 'kadr:slim-contract',
  enforce: 'pre',
  apply: 'build',
  transform: (code, file, options) =>
    !options?.ssr && CONTRACT.test(file) ? dropServerFields(code) : undefined,
})
