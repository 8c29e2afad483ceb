import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { NETWORK_LIMITS } from '../networks/all-limits.ts'
import { chooseShape } from './choose-shape.ts'
import type { PreflightMedia } from './draft.ts'

type WithKind = Pick<PreflightMedia, 'kind'>

const fits = (given: { network: Network; media: readonly WithKind[]; settings: TargetSettings }) =>
  chooseShape({ ...given, limits: NETWORK_LIMITS[given.network] })

/**
 * The files of a set that a network accepts in one post: all, or else those of one kind, up to its maximum. The kind of
 * the first file is preferred. Undefined when it accepts none.
 */
export const fittingMedia = <File extends WithKind>({
  network,
  media,
  settings,
}: {
  network: Network
  media: readonly File[]
  settings: TargetSettings
}): readonly File[] | undefined => {
  const kinds = [...new Set(media.map(({ kind }) => kind))]
  const groups = [media, ...kinds.map((kind) => media.filter((file) => file.kind === kind))]
  for (const group of groups) {
    const shape = fits({ network, media: group, settings })
    if (shape && group.length >= shape.count.min) return group.slice(0, shape.count.max)
  }
  return undefined
}
