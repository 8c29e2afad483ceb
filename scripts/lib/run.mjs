import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { MODULES, ROOT } from './paths.mjs'

/** Puts the project's own tools first on the PATH. What a quiet program complains of is shown only if it fails. */
export const run = ({ command, args, cwd = ROOT, env = {}, quiet = false, shell = false }) =>
  new Promise((resolve, reject) => {
    const path = `${join(MODULES, '.bin')}${delimiter}${process.env.PATH ?? ''}`
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell,
    })
    const complaints = []
    child.stderr?.on('data', (chunk) => complaints.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(complaints))
      resolve(code ?? 1)
    })
  })
