import type { GenerationOutput } from '@kadr/contract/studio/generations'
import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { RENDER_VERSION } from '@kadr/render'
import { readScene } from '@kadr/scene/document/read-scene'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { hashOf } from '../../../platform/crypto/hash-of.ts'
import type { ResourceRow } from '../../library/resources/index.ts'
import type { GenerationRow } from './generations.repository.ts'

const asset = z.object({ id: z.string(), name: z.string(), sha256: z.string() })
export type Asset = z.infer<typeof asset>

export type GenerationOrder = {
  reelId: string | null
  kind: ReelKindName
  title: string
  output: GenerationOutput
  scene: Scene
  /** Timestamps in the scene, in seconds, of the carousel frames; null for a video. */
  moments: number[] | null
  assets: Asset[]
}

export const assetOf = ({ id, name, sha256 }: ResourceRow): Asset => ({ id, name, sha256 })

/** Throws when the stored order has a format that is no longer supported. */
export const readOrder = (row: GenerationRow): GenerationOrder => ({
  reelId: row.reelId,
  kind: row.kind,
  title: row.title,
  output: row.output,
  scene: readScene(row.scene),
  moments: z.parse(z.nullable(z.array(z.number())), row.moments),
  assets: z.parse(z.array(asset), row.assets),
})

/** File names do not affect the video, so they are left out of the fingerprint. */
export const fingerprintOf = ({
  ctx,
  order: { scene, moments, output, assets },
}: {
  ctx: Pick<AppContext, 'config'>
  order: GenerationOrder
}): string =>
  hashOf({
    scene,
    moments,
    output,
    files: Object.fromEntries(assets.map(({ id, sha256 }) => [id, sha256])),
    version: RENDER_VERSION,
    scale: ctx.config.render.scale,
  })
