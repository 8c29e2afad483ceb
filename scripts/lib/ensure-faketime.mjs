import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptCommand, aptInstall } from './apt-install.mjs'

const PACKAGE = 'libfaketime'

const find = () =>
  readdirSync('/usr/lib', { withFileTypes: true })
    .map(({ name }) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))

/** The library that gives a process a clock of its own. */
export const ensureFaketime = () => {
  const library = find() ?? (aptInstall([PACKAGE]) ? find() : undefined)
  if (library) return library
  throw new Error(`Часы процессов не развести без libfaketime: ${aptCommand([PACKAGE])}`)
}
