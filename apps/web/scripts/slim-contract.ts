import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contract\/src\/[^/]+\.ts$/
/** The summary is for OpenAPI, the rate for the server's limits: a fifth of what routes weigh in the browser. */
const SERVER_FIELD = /^ {2}(?:summary|rate): '[^'\n]*',$/gm

export const dropServerFields = (code: string) => code.replace(SERVER_FIELD, '')

/** Keeps the parts of routes that only the server reads out of the client's files. */
export const slimContract = (): Plugin => ({
  name: 'kadr:slim-contract',
  enforce: 'pre',
  apply: 'build',
  transform: (code, file, options) =>
    !options?.ssr && CONTRACT.test(file) ? dropServerFields(code) : undefined,
})
