import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderScene } from '@kadr/render'
import { findPeer, PEERS, type Peer } from './peers/find-peers.ts'
import { preparePeer } from './peers/run-peer.ts'
import { slidesOf } from './peers/slides.ts'
import { FIGURES, lowest } from './support/cost-figures.ts'
import { type Cost, measureChildren } from './support/process-tree.ts'
import { makeMaterial, referenceScene } from './support/reference-scene.ts'

// The reference slideshow against other renderers. `npm run bench -- render-peers <folder>`; the
// default folder is `.cache/render-peers`.

const ROUNDS = Number(process.env.ROUNDS ?? 1)
const SECONDS = Number(process.env.SECONDS ?? 15)
const FONT = '@expo-google-fonts/montserrat/800ExtraBold/Montserrat_800ExtraBold.ttf'
const HOME = join(import.meta.dirname, '../.cache/render-peers')
const peers = process.argv[2] ?? HOME
const names: Peer[] = ['remotion', 'editly']

const found = names.flatMap((peer) => {
  const home = findPeer(peers, peer)
  if (home) return [{ peer, home }]
  console.log(
    `render-peers: no ${peer}; npm install --prefix ${join(peers, peer)} ${PEERS[peer]} brings it`,
  )
  return []
})

const folder = mkdtempSync(join(tmpdir(), 'kadr-bench-peers-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const compare = async () => {
  const files = await makeMaterial(join(folder, 'pack'))
  const scene = referenceScene(SECONDS)
  const font = new URL(import.meta.resolve(FONT)).pathname
  const slides = slidesOf({ scene, files, music: 'music/upbeat', font })
  const contestants = new Map<string, () => Promise<void>>([
    [
      'ours',
      () =>
        renderScene({
          scene,
          files,
          path: process.env.PATH ?? '',
          tempDir: join(folder, 'temp'),
          cacheDir: join(folder, 'cache'),
          nice: 0,
          deliver: async () => undefined,
        }),
    ],
  ])
  for (const { peer, home } of found)
    contestants.set(peer, await preparePeer({ peer, home, folder, slides }))
  const rounds = new Map<string, Cost[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of contestants) {
      const cost = await measureChildren(run).catch((error: unknown) => {
        if (name === 'ours') throw error
        console.log(`render-peers: ${name} failed: ${error}`)
      })
      if (cost) rounds.set(name, [...(rounds.get(name) ?? []), cost])
    }
  }
  const results = [...rounds].map(([name, costs]) => ({ name, ...lowest(costs) }))
  console.table(
    Object.fromEntries(
      results.map(({ name, ...cost }) => [
        name,
        Object.fromEntries(FIGURES.map((figure) => [figure, Number(cost[figure].toFixed(1))])),
      ]),
    ),
  )
  const [ours, ...others] = results
  for (const other of others) {
    if (!ours) continue
    const cpu = (other.cpuSeconds / ours.cpuSeconds).toFixed(1)
    const wall = (other.wallSeconds / ours.wallSeconds).toFixed(1)
    console.log(
      `render-peers: ${other.name} takes ${cpu} times our CPU and ${wall} times our time (at least 3 wanted)`,
    )
  }
}

if (found.length > 0) await compare()
