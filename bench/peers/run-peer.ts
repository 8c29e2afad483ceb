import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildVideoOptions, SOUND_OPTIONS } from '@kadr/render/encoding'
import type { Peer } from './find-peers.ts'
import type { Slides } from './slides.ts'

/** Peers may have native modules: they run in the Node of npm, which compiled them. */
const NODE = process.env.npm_node_execpath ?? process.execPath

const run = async (script: string, job: string) => {
  const child = spawn(NODE, [join(import.meta.dirname, script), job], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
}

/** Prepares a peer and returns its render function, with our encoding options. */
export const preparePeer = async ({
  peer,
  home,
  folder,
  slides,
}: {
  peer: Peer
  home: string
  folder: string
  slides: Slides
}) => {
  const job = join(folder, `${peer}.json`)
  const output = join(folder, `${peer}.mp4`)
  const video = buildVideoOptions('standard')
  writeFileSync(job, JSON.stringify({ home, folder, output, slides, video, sound: SOUND_OPTIONS }))
  if (peer === 'remotion') await run('remotion-prepare.mjs', job)
  return () => run(`${peer}-render.mjs`, job)
}
