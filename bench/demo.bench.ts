import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDataDir } from './support/cluster.ts'
import { startDemoServer, waitForDemo } from './support/demo-server.ts'
import { measureChildren } from './support/process-tree.ts'

/**
 * `npm run bench -- demo`: an installation without data, until its demo workspace is full. With the starter pack of the
 * build; `--first` makes that anew too, as the very first start does.
 */
const data = createDataDir()
const starter = mkdtempSync(join(tmpdir(), 'kadr-demo-starter-'))
const made: Record<string, string> = process.argv.includes('--first')
  ? { STARTER_DIR: starter }
  : {}

const moments: Record<string, number> = {}
let loadBefore = 0
const cost = await measureChildren(async () => {
  loadBefore = loadavg()[0] ?? 0
  const began = performance.now()
  const mark = (name: string) => {
    moments[name] ??= (performance.now() - began) / 1000
  }
  const server = await startDemoServer(data.folder, made)
  mark('it answers')
  await waitForDemo(server, ({ isDemo, isCollecting }) => {
    if (isDemo) mark('first step')
    if (isDemo && !isCollecting) mark('figures of three months')
  })
  mark('full')
  await server.stop()
})
for (const [name, seconds] of Object.entries(moments))
  console.log(`${name}: ${seconds.toFixed(0)} s`)
console.log(
  `CPU ${cost.cpuSeconds.toFixed(0)} s on ${cpus().length} cores, load before ${loadBefore.toFixed(1)}`,
)
data.remove()
rmSync(starter, { recursive: true, force: true })
