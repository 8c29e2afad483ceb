import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { renderScene } from '@kadr/render'
import { measureChildren } from './support/process-tree.ts'
import { makeMaterial, referenceScene } from './support/reference-scene.ts'

const SECONDS = Number(process.env.SECONDS ?? 6)
const MEBIBYTE = 1024 * 1024
const path = process.env.PATH ?? ''
const cores = availableParallelism()
/** Beyond twice the cores renders only compete for CPU. */
const counts = [...new Set([1, 2, cores, cores * 2])].sort((one, other) => one - other)

const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-renders-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const files = await makeMaterial(join(folder, 'pack'))
const scene = referenceScene(SECONDS)

const renderAtOnce = (count: number) => async () => {
  const one = () =>
    renderScene({
      scene,
      files,
      path,
      tempDir: join(folder, 'temp'),
      cacheDir: join(folder, 'cache'),
      deliver: async () => undefined,
    })
  await Promise.all(Array.from({ length: count }, one))
}

const results = []
for (const count of counts) {
  const cost = await measureChildren(renderAtOnce(count))
  results.push({
    count,
    wallSeconds: Number(cost.wallSeconds.toFixed(1)),
    peakMebibytes: Math.round(cost.peakMebibytes),
    /** Seconds of video per second of wall time. */
    speed: Number(((count * SECONDS) / cost.wallSeconds).toFixed(2)),
  })
}
console.table(results)
const best = results.reduce((one, other) => (other.speed > one.speed * 1.05 ? other : one))
const ofOne = Math.max(...results.map(({ count, peakMebibytes }) => peakMebibytes / count))
const fit = Math.floor(totalmem() / MEBIBYTE / 2 / ofOne)
console.log(
  `concurrent renders: ${best.count} at once are as fast as more on ${cores} cores (${best.speed} s of video a second)`,
)
console.log(`concurrent renders: half of the memory holds ${fit} of ${Math.round(ofOne)} MiB`)
