import type { ClipLayer, KeyedLayer } from '@kadr/contract/scene'
import { measureScreen } from '@kadr/scene/key/key-pixels'
import { buildKeyTable, parseColour, toYuv, type YuvColour } from '@kadr/scene/key/key-table'
import { type ClipReader, openClip } from '../inputs/clip-reader.ts'
import { probeMedia } from '../inputs/probe-media.ts'
import type { Planes, Studio } from '../planes/planes.ts'

export type OpenClip = ClipReader & {
  /** Of a keyed clip, known with its first frame. */
  screen: YuvColour | undefined
  table: number | undefined
}

export type Clips = {
  get(layer: ClipLayer | KeyedLayer): Promise<OpenClip>
  forget(layer: ClipLayer | KeyedLayer): Promise<void>
}

/** Upper corners only: the lower ones are where people stand. */
const cornersOf = ({ kernel }: Studio, { width, height, y, u, v }: Planes): YuvColour[] => {
  const { bytes } = kernel
  const corners: YuvColour[] = []
  const band = Math.max(1, Math.round(height * 0.1))
  for (let row = 2; row < band; row += 2) {
    for (const share of [0.01, 0.04, 0.08, 0.92, 0.96, 0.99]) {
      const x = Math.floor(width * share)
      const half = (row >> 1) * (width / 2) + (x >> 1)
      corners.push({
        y: bytes[y + row * width + x] ?? 0,
        u: bytes[u + half] ?? 0,
        v: bytes[v + half] ?? 0,
      })
    }
  }
  return corners
}

const TABLE_BYTES = 65_536 * 4

const prepareKey = (studio: Studio, { key }: KeyedLayer, clip: OpenClip) => {
  const { kernel, memory } = studio
  const screen = key.colour
    ? toYuv(parseColour(key.colour))
    : measureScreen(cornersOf(studio, clip.planes))
  const table = memory.take(TABLE_BYTES)
  new Uint32Array(kernel.bytes.buffer, table, TABLE_BYTES / 4).set(buildKeyTable({ screen, key }))
  clip.screen = screen
  clip.table = table
}

/** Clips that are on screen, each with a decoder of its own. */
export const createClips = ({
  studio,
  scale,
  path,
  fileOf,
}: {
  studio: Studio
  scale: number
  path: string
  fileOf(asset: string): string
}): Clips => {
  const open = new Map<string, Promise<OpenClip>>()

  const start = async (layer: ClipLayer | KeyedLayer): Promise<OpenClip> => {
    const { asset } = layer
    const media = await probeMedia({ file: fileOf(asset), asset, code: 'clip', path })
    const reader = openClip({ studio, layer, media, scale, path })
    const clip: OpenClip = { ...reader, screen: undefined, table: undefined }
    if (layer.kind !== 'keyed') return clip
    await clip.advance(0)
    prepareKey(studio, layer, clip)
    return clip
  }

  return {
    get(layer) {
      const found = open.get(layer.id)
      if (found) return found
      const clip = start(layer)
      clip.catch(() => undefined)
      open.set(layer.id, clip)
      return clip
    },
    async forget(layer) {
      const clip = await open.get(layer.id)?.catch(() => undefined)
      open.delete(layer.id)
      if (!clip) return
      clip.close()
      if (clip.table !== undefined) studio.memory.give(clip.table)
    },
  }
}
