import type { ImageRule } from '../networks/limits.ts'
import type { PreflightMedia } from './draft.ts'

type Picture = Pick<PreflightMedia, 'mimeType' | 'size' | 'width' | 'height'>

/** Fixed steps, so that networks share renditions. */
export const WIDTHS = [2048, 1440, 1080, 720, 480, 320] as const
const SMALLEST = 320

/** Upper bound for JPEG at our quality. */
const BYTES_PER_PIXEL = 0.6

type Sides = { width: number; height: number }

const fitsSides = ({ rule, sides }: { rule: ImageRule; sides: Sides }): boolean =>
  sides.width <= (rule.width?.max ?? Number.POSITIVE_INFINITY) &&
  sides.width * sides.height <= (rule.maxPixels ?? Number.POSITIVE_INFINITY) &&
  sides.width + sides.height <= (rule.maxSideSum ?? Number.POSITIVE_INFINITY)

const fitsMade = ({ rule, sides }: { rule: ImageRule; sides: Sides }): boolean =>
  fitsSides({ rule, sides }) && sides.width * sides.height * BYTES_PER_PIXEL <= rule.maxBytes

/** Size of a rendition: never upscaled, height at most twice the width step. */
const scaled = ({ file, width }: { file: Picture; width: number }): Sides => {
  const [fullWidth, fullHeight] = [file.width ?? width, file.height ?? width]
  const scale = Math.min(1, width / fullWidth, (width * 2) / fullHeight)
  return { width: Math.round(fullWidth * scale), height: Math.round(fullHeight * scale) }
}

/** Rendition of a picture to send; null for the original. */
export const pictureNeed = ({ rule, file }: { rule: ImageRule; file: Picture }): string | null => {
  const { width, height } = file
  const isAccepted = rule.mimeTypes.includes(file.mimeType) && file.size <= rule.maxBytes
  const areSidesFine =
    width !== null && height !== null && fitsSides({ rule, sides: { width, height } })
  if (isAccepted && areSidesFine && !rule.isAlwaysMade) return null
  const type = rule.mimeTypes.includes('image/jpeg') ? 'jpeg' : 'webp'
  const fitting = WIDTHS.find((step) => fitsMade({ rule, sides: scaled({ file, width: step }) }))
  return `${type}-${fitting ?? SMALLEST}`
}

/** Whether the network accepts this aspect ratio. Unknown sizes pass. */
export const hasFineAspect = ({ rule, file }: { rule: ImageRule; file: Picture }): boolean => {
  if (!rule.aspect || !file.width || !file.height) return true
  const aspect = file.width / file.height
  return aspect >= rule.aspect.min && aspect <= rule.aspect.max
}

// Bounds where the network sets none.
const ANY_ASPECT = { min: 0.5, max: 2 }
const MAX_CROP_WIDTH = 1440

/** A centred crop to the nearest accepted aspect ratio. */
export const cropNeed = ({ rule, file }: { rule: ImageRule; file: Picture }): string => {
  const range = rule.aspect ?? ANY_ASPECT
  const own = (file.width ?? 1) / (file.height ?? 1)
  const aspect = Math.min(Math.max(own, range.min), range.max)
  // Rounded towards the inside of the range.
  const round = own > range.max ? Math.ceil : Math.floor
  const sidesOf = (width: number) => ({ width, height: round(width / aspect) })
  const width = WIDTHS.find(
    (step) => step <= MAX_CROP_WIDTH && fitsMade({ rule, sides: sidesOf(step) }),
  )
  const sides = sidesOf(width ?? SMALLEST)
  return `jpeg-${sides.width}x${sides.height}`
}
