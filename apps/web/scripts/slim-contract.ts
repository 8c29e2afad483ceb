import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/.+\.ts$/
/** For OpenAPI, the server's rate limits and its check of declared errors. */
const SERVER_FIELD = /^ {2}(?:(?:summary|rate): '[^'\n]*'|errors: \[[^\]\n]*\]),$/gm

export const dropServerFields = (code: string) => code.replace(SERVER_FIELD, '')

/** Removes server-only fields of routes from the client's files. */
export const slimContract = (): Plugin => ({
  name: 'kadr:slim-contract',
  enforce: 'pre',
  apply: 'build',
  transform: (code, file, options) =>
    !options?.ssr && CONTRACT.test(file) ? dropServerFields(code) : undefined,
})
