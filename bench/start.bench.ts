import { spawnSync } from 'node:child_process'
import { findFreePort, MAIN, startChild } from './support/child.ts'
import { createDataDir } from './support/cluster.ts'
import { interleave, report } from './support/rounds.ts'

const ROUNDS = 5
const data = createDataDir()

const startAndStop = async () => {
  const port = await findFreePort()
  const startedAt = performance.now()
  const server = await startChild({
    file: MAIN,
    health: `http://127.0.0.1:${port}/health`,
    env: { PORT: String(port), DATA_DIR: data.folder, LOG_LEVEL: 'warn' },
  })
  const elapsed = performance.now() - startedAt
  await server.stop()
  return elapsed
}

const startBareNode = async () => {
  const startedAt = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - startedAt
}

// The first start creates the cluster and the tables; later starts are measured.
await startAndStop()
const results = await interleave({
  rounds: ROUNDS,
  contestants: [
    { name: 'second start, until it answers', measure: startAndStop },
    { name: 'node -e 0', measure: startBareNode },
  ],
})
report({ name: 'start', unit: 'ms', results, meaning: 'times the start of an empty Node program' })
data.remove()
