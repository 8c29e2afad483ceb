import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { MediaShape, NetworkLimits } from '../networks/limits.ts'
import { chooseShape } from './choose-shape.ts'
import type { PreflightMedia } from './draft.ts'
import { cropNeed, hasFineAspect, pictureNeed, WIDTHS } from './picture-need.ts'
import { isSet } from './read-settings.ts'
import { SHORT_SIDES, videoNeed } from './video-need.ts'

/** Rendition of one file to send: `jpeg-1440`, `mp4-h264-1080`; null for the original. */
export const neededRendition = ({
  shape,
  file,
}: {
  shape: MediaShape
  file: PreflightMedia
}): string | null => {
  if (file.kind === 'image' && shape.image) return pictureNeed({ rule: shape.image, file })
  if (file.kind === 'video' && shape.video) return videoNeed({ rule: shape.video, file })
  return null
}

/** Rendition for posts with permitted cropping: `jpeg-1080x1350`. */
const croppedRendition = ({
  shape,
  file,
  first,
}: {
  shape: MediaShape
  file: PreflightMedia
  first: PreflightMedia
}): string | null => {
  const rule = shape.image
  if (file.kind !== 'image' || !rule) return neededRendition({ shape, file })
  if (shape.mustShareSize) return cropNeed({ rule, file: first })
  return hasFineAspect({ rule, file }) ? neededRendition({ shape, file }) : cropNeed({ rule, file })
}

/** Renditions of all files of a post, in order. */
export const neededRenditions = ({
  limits,
  media,
  settings,
}: {
  limits: NetworkLimits
  media: readonly PreflightMedia[]
  settings: TargetSettings
}): (string | null)[] => {
  const shape = chooseShape({ limits, media, settings })
  const [first] = media
  if (!shape || !first) return media.map(() => null)
  if (isSet({ settings, name: 'isCropped' })) {
    return media.map((file) => croppedRendition({ shape, file, first }))
  }
  const needs = media.map((file) => neededRendition({ shape, file }))
  // Files that must have equal sizes get the same rendition.
  const made = needs.find((need) => need !== null)
  return shape.mustShareSize && made ? needs.map(() => made) : needs
}

/** Next smaller rendition when a file is still too large; null at the end. */
export const smallerNeed = (need: string): string | null => {
  const [, name = '', side] = /^(jpeg|webp|mp4-h264)-(\d+)$/.exec(need) ?? []
  const steps: readonly number[] = name === 'mp4-h264' ? SHORT_SIDES : WIDTHS
  const smaller = steps.find((step) => step < Number(side))
  return smaller === undefined ? null : `${name}-${smaller}`
}
