import type { Box, ClipLayer, FootageLayer, KeyedLayer } from '@kadr/contract/studio/scene/scene'
import { createKey } from '@kadr/scene/key/create-key'
import { listScreenPoints } from '@kadr/scene/key/screen'
import type { YuvColour } from '@kadr/scene/key/yuv'
import { type ClipReader, openClip } from '../inputs/clip-reader.ts'
import { openFootage } from '../inputs/footage-reader.ts'
import { probeMedia } from '../inputs/probe-media.ts'
import type { KernelContext, Planes } from '../planes/planes.ts'

/** A chroma key whose lookup table is in kernel memory. */
export type PreparedKey = { table: number; luma: number }

export type OpenClip = ClipReader & {
  /** Set for keyed clips once the first frame is decoded. */
  key: PreparedKey | undefined
  /** Of footage: the part of the frame that its camera sees at a second of the layer. */
  findView?: (seconds: number) => Box
}

export type FilmedLayer = ClipLayer | FootageLayer | KeyedLayer

export type Clips = {
  get(layer: FilmedLayer): Promise<OpenClip>
  release(layer: FilmedLayer): Promise<void>
}

const listSamples = ({ kernel: { bytes } }: KernelContext, { width, height, y, u, v }: Planes) =>
  listScreenPoints({ width, height }).map((point): YuvColour => {
    const half = (point.y >> 1) * (width / 2) + (point.x >> 1)
    return {
      y: bytes[y + point.y * width + point.x] ?? 0,
      u: bytes[u + half] ?? 0,
      v: bytes[v + half] ?? 0,
    }
  })

const TABLE_BYTES = 65_536 * 4

const prepareKey = (context: KernelContext, { key }: KeyedLayer, planes: Planes): PreparedKey => {
  const { kernel, memory } = context
  const made = createKey({ samples: listSamples(context, planes), key })
  const table = memory.allocate(TABLE_BYTES)
  new Uint32Array(kernel.bytes.buffer, table, TABLE_BYTES / 4).set(made.table)
  return { table, luma: made.luma }
}

/** Clips currently on screen, one decoder each. */
export const createClips = ({
  context,
  scale,
  path,
  folder,
  fileOf,
}: {
  context: KernelContext
  scale: number
  path: string
  folder: string
  fileOf(asset: string): string
}): Clips => {
  const open = new Map<string, Promise<OpenClip>>()

  const start = async (layer: FilmedLayer): Promise<OpenClip> => {
    const { asset } = layer
    const media = await probeMedia({ file: fileOf(asset), asset, code: 'clip', path })
    if (layer.kind === 'footage')
      return { ...(await openFootage({ context, layer, media, scale, path })), key: undefined }
    const reader = await openClip({ context, layer, media, scale, path, folder })
    if (layer.kind !== 'keyed') return { ...reader, key: undefined }
    await reader.advance(0)
    return { ...reader, key: prepareKey(context, layer, reader.currentFrame()) }
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
    async release(layer) {
      const clip = await open.get(layer.id)?.catch(() => undefined)
      open.delete(layer.id)
      if (!clip) return
      await clip.close()
      if (clip.key) context.memory.free(clip.key.table)
    },
  }
}
