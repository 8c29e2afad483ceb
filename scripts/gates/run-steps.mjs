import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { COMPILED, ROOT } from '../lib/paths.mjs'

const BIN = join(ROOT, 'node_modules/.bin')

/** The pinned runtime comes first on the PATH, whatever is installed on the machine. */
const environment = (extra) => ({
  ...process.env,
  NODE_COMPILE_CACHE: COMPILED,
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  ...extra,
})

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`

const runCommand = ({ command: [program, ...args], env }) =>
  new Promise((done) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: environment(env) })
    child.on('error', (error) => {
      console.error(error.message)
      done(false)
    })
    child.on('exit', (code) => done(code === 0))
  })

/** Steps run in order, the commands of one step in parallel; stops at the first failure. */
export const runSteps = async (steps) => {
  const times = []
  const startedAt = Date.now()
  let isPassed = true
  for (const { title, commands } of steps) {
    console.log(`\n━━ ${title}`)
    const stepStartedAt = Date.now()
    const results = await Promise.all(commands.map(runCommand))
    isPassed = results.every(Boolean)
    times.push(`  ${isPassed ? '✓' : '✗'} ${title}: ${seconds(stepStartedAt)}`)
    if (!isPassed) break
  }
  console.log(`\n━━ Итог за ${seconds(startedAt)}\n${times.join('\n')}`)
  return isPassed
}
