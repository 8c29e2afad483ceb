import type { Box } from '@kadr/contract/scene'
import type { Mask, Shadow } from '@kadr/contract/scene-paint'
import type { Piece } from '../piece.ts'

/** A picture or a clip of the user's. */
export type Photo = {
  asset: string
  isClip: boolean
  motion: Extract<Piece['layer'], { kind: 'picture' }>['motion']
  /** The point that stays visible when the picture is cropped. */
  focus: { x: number; y: number }
  /** The part of the picture where words cover least. */
  calm: 'bottom' | 'top'
}

const CLIP = { from: 0, until: null, isLooped: true, isFlipped: false } as const

/** The whole canvas. */
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

/** Cut to a shape, with a border; a clip stays a rectangle. */
export const framePhoto = (
  photo: Photo,
  {
    box,
    mask,
    border,
    shadow,
    turn,
  }: {
    box: Box
    mask: Mask
    border?: { colour: string; width: number }
    shadow?: Shadow
    turn?: number
  },
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
        motion: { kind: 'still' },
        box,
        mask,
        ...(border ? { border } : {}),
        ...(shadow ? { shadow } : {}),
        ...(turn === undefined ? {} : { turn }),
      },
})
