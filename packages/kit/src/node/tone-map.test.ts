import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { filmHighRange, PATCHES, readPatches } from '../../test/film-phone.ts'
import { probeMedia } from './probe-media.ts'
import { listToneMap } from './tone-map.ts'

vi.setConfig({ testTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'kadr-tone-map-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIMITS = { memoryMebibytes: 1024, fileMebibytes: 1, timeoutMs: 20_000 }

const toneMapOf = async (file: string) => {
  const path = '/usr/local/bin:/usr/bin:/bin'
  const { video } = await probeMedia({ file, demuxer: 'mov', path, limits: LIMITS })
  if (!video) throw new Error('no picture')
  return listToneMap(video)
}

/** What is darker keeps its colour; the highlights of the brightest are gathered below white. */
const expectColours = (shown: readonly (readonly number[])[]) => {
  for (const [at, patch] of PATCHES.entries()) {
    const isBright = patch[0] > 200
    for (const [channel, value] of patch.entries()) {
      const off = (shown[at]?.[channel] ?? 0) - value
      expect(Math.abs(off)).toBeLessThanOrEqual(isBright ? 24 : 5)
      if (isBright) expect(off).toBeLessThan(0)
    }
  }
}

describe.each(['arib-std-b67', 'smpte2084'] as const)(
  'high range by %s [needs libx265]',
  (transfer) => {
    it('looks as the same scene of the usual range', async () => {
      const file = filmHighRange(join(folder, `${transfer}.mp4`), { transfer })
      const plain = readPatches(file, [])
      expect(Math.abs((plain[1]?.[0] ?? 0) - 128)).toBeGreaterThan(12)
      expectColours(readPatches(file, await toneMapOf(file)))
    })

    it('is read where the file tells only how brightness is written', async () => {
      const file = filmHighRange(join(folder, `${transfer}-bare.mp4`), { transfer, isTold: false })
      expectColours(readPatches(file, await toneMapOf(file)))
    })
  },
)

it('leaves the usual range alone', () => {
  const video = { codec: 'h264', width: 2, height: 2, frameRate: 30, colorRange: 'tv' }
  const told = { ...video, colorSpace: 'bt709', colorPrimaries: 'bt709' }
  expect(listToneMap({ ...told, colorTransfer: 'bt709' })).toEqual([])
  expect(listToneMap({ ...told, colorTransfer: null })).toEqual([])
})
