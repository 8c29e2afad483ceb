import type { TargetSettings } from '@kadr/contract/post-targets'
import type { MediaShape, NetworkLimits } from '../networks/limits.ts'
import type { PreflightMedia } from './draft.ts'
import { NETWORK_RULES } from './network-rules.ts'

const takesKind = (shape: MediaShape, kind: PreflightMedia['kind']) =>
  (kind === 'image' && shape.image !== undefined) || (kind === 'video' && shape.video !== undefined)

/** How far the number of files is from what the shape takes. */
const missBy = ({ count }: MediaShape, files: number) =>
  Math.max(count.min - files, files - count.max, 0)

/**
 * The shape of the post that these files make. When their number fits none, the nearest one, so that its limit
 * can be named; undefined without files and when no shape takes such kinds together.
 */
export const chooseShape = ({
  limits,
  media,
  settings,
}: {
  limits: NetworkLimits
  media: readonly Pick<PreflightMedia, 'kind'>[]
  settings: TargetSettings
}): MediaShape | undefined => {
  if (media.length === 0) return undefined
  const wanted = NETWORK_RULES[limits.network].shapesOf(settings)
  const [best] = limits.media
    .filter(({ name }) => wanted === null || wanted.includes(name))
    .filter((shape) => media.every(({ kind }) => takesKind(shape, kind)))
    .toSorted((one, other) => missBy(one, media.length) - missBy(other, media.length))
  return best
}
