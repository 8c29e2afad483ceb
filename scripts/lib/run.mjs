import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { MODULES, ROOT } from './paths.mjs'

/** Puts the project's own tools first on the PATH. */
export const run = ({ command, args, env = {}, quiet = false, shell = false }) =>
  new Promise((resolve, reject) => {
    const path = `${join(MODULES, '.bin')}${delimiter}${process.env.PATH ?? ''}`
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      shell,
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
