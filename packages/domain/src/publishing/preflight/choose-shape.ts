import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { MediaShape, NetworkLimits } from '../networks/limits.ts'
import type { PreflightMedia } from './draft.ts'
import { NETWORK_RULES } from './network-rules.ts'

const acceptsKind = (shape: MediaShape, kind: PreflightMedia['kind']) =>
  (kind === 'image' && shape.image !== undefined) || (kind === 'video' && shape.video !== undefined)

/** Distance of a file count from the shape's range. */
const missBy = ({ count }: MediaShape, files: number) =>
  Math.max(count.min - files, files - count.max, 0)

/**
 * The shape for these files. If no count matches, the nearest one, so that its limit can be named;
 * undefined without files or when no shape accepts these kinds together.
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
    .filter((shape) => media.every(({ kind }) => acceptsKind(shape, kind)))
    .toSorted((one, other) => missBy(one, media.length) - missBy(other, media.length))
  return best
}
