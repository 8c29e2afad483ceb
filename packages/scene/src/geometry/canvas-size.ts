import type { Aspect, Box, Scene } from '@kadr/contract/studio/scene/scene'

export const FRAMES_PER_SECOND = 30

const SIZES: Record<Aspect, { width: number; height: number }> = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
}

/** In points: one point is one pixel of the full-size output. */
export const getCanvasSize = (aspect: Aspect) => SIZES[aspect]

export const getCanvasBox = (aspect: Aspect): Box => ({ x: 0, y: 0, ...SIZES[aspect] })

export const countFrames = ({ seconds }: Pick<Scene, 'seconds'>): number =>
  Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
