import type { Mask, Shadow, Tone } from '@kadr/contract/studio/scene/paint'
import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Page } from '../page.ts'
import type { Piece } from '../piece.ts'

/** A picture or clip of the user. */
export type Photo = {
  asset: string
  isClip: boolean
  motion: Extract<Piece['layer'], { kind: 'picture' }>['motion']
  /** The point that stays visible when the picture is cropped. */
  focus: { x: number; y: number }
  /** The half of the picture with less detail: text goes there. */
  calm: 'bottom' | 'top'
  /** Width to height of a thing without its ground, which stands where an object would; absent for others. */
  cutOut?: number
}

const CLIP = { from: 0, until: null, isLooped: true, isFlipped: false } as const

/** A photo over the whole canvas. */
export const fillWithPhoto = (
  photo: Photo,
  { box, fit }: { box: Box; fit: 'blurred' | 'cover' },
): Piece => ({
  name: 'photo',
  part: 'ground',
  layer: photo.isClip
    ? {
        kind: 'clip',
        asset: photo.asset,
        fit: fit === 'cover' ? 'cover' : 'contain',
        focus: photo.focus,
        box,
        ...CLIP,
      }
    : { kind: 'picture', asset: photo.asset, fit, focus: photo.focus, motion: photo.motion, box },
})

/** From a height of the canvas down, as far from the right edge as words are from the left. */
export const photoBoxBelow = (page: Page, top: number): Box => ({
  x: page.left,
  y: top,
  width: page.width - page.left * 2,
  height: page.y(1840) - top,
})

/** A photo cut to a mask, with a border; a clip stays a rectangle. */
export const framePhoto = (
  photo: Photo,
  {
    box,
    mask,
    border,
    shadow,
    turn,
    tone,
  }: {
    box: Box
    mask: Mask
    border?: { colour: string; width: number }
    shadow?: Shadow
    turn?: number
    tone?: Tone | null
  },
): Piece => ({
  name: 'photo',
  part: 'photo',
  layer: photo.isClip
    ? { kind: 'clip', asset: photo.asset, fit: 'cover', focus: photo.focus, box, ...CLIP }
    : {
        kind: 'picture',
        asset: photo.asset,
        // A thing is not cropped.
        fit: photo.cutOut ? 'contain' : 'cover',
        focus: photo.focus,
        motion: { kind: 'still' },
        box,
        mask,
        ...(tone ? { tone } : {}),
        ...(border ? { border } : {}),
        ...(shadow ? { shadow } : {}),
        ...(turn === undefined ? {} : { turn }),
      },
})

/** A photo from edge to edge of a box, moving inside it. */
export const spreadPhoto = (
  photo: Photo,
  { box, tone }: { box: Box; tone: Tone | null },
): Piece => ({
  name: 'photo',
  part: 'photo',
  layer: photo.isClip
    ? { kind: 'clip', asset: photo.asset, fit: 'cover', focus: photo.focus, box, ...CLIP }
    : {
        kind: 'picture',
        asset: photo.asset,
        fit: 'cover',
        focus: photo.focus,
        motion: photo.motion,
        box,
        ...(tone ? { tone } : {}),
      },
})
