import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { closeIdleFootageWorkers, listenToFootage } from '../index.ts'
import { findQuiet, joinLevels } from './loudness.ts'

vi.setConfig({ testTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'kadr-listen-test-'))
afterAll(() => {
  closeIdleFootageWorkers()
  rmSync(folder, { recursive: true })
})

const record = (name: string, source: string): string => {
  const file = join(folder, name)
  execFileSync('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    source,
    '-ar',
    '48000',
    file,
  ])
  return file
}

const listen = (file: string, seconds: number) =>
  listenToFootage({ input: ['-i', file], path: '/usr/local/bin:/usr/bin:/bin', seconds })

it('finds where a room is quiet, to a few hundredths of a second', async () => {
  const file = record(
    'bursts.wav',
    "anoisesrc=c=pink:a=0.5:d=6:seed=3,volume='if(lt(mod(t,2),1.4),1,0.003)':eval=frame",
  )
  const { quiet, loudness } = await listen(file, 6)
  const found = quiet.filter(({ to, from }) => to - from > 400)
  expect(found).toHaveLength(3)
  for (const [index, { from, to }] of found.entries()) {
    expect(Math.abs(from - (index * 2000 + 1400))).toBeLessThan(60)
    expect(Math.abs(to - (index + 1) * 2000)).toBeLessThan(60)
  }
  expect(loudness).toHaveLength(30)
})

it('takes neither a tone nor noise for speech', async () => {
  const tone = await listen(record('tone.wav', 'sine=f=440:d=4'), 4)
  expect(tone.speech).toEqual([])
  const noise = await listen(record('noise.wav', 'anoisesrc=c=white:a=0.3:d=4:seed=2'), 4)
  expect(noise.speech).toEqual([])
})

it('rejects a file without sound', async () => {
  await expect(listen(record('mute.mp4', 'color=c=red:s=64x64:d=1'), 1)).rejects.toThrow()
})

it('has no quiet where everything is as loud', () => {
  expect(findQuiet(new Float32Array(500).fill(-30))).toEqual([])
  expect(joinLevels(new Float32Array(40).fill(-30), 200)).toEqual([-30, -30])
})
