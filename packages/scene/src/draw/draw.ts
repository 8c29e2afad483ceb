import type { Scene } from '@kadr/contract/studio/scene/scene'
import { getCanvasSize } from '../geometry/canvas-size.ts'
import { paintLayer } from '../paint/paint-layer.ts'
import { computeViewRect } from '../time/motion.ts'
import { computeTimeline, isDue, type LayerFrame } from '../time/timeline.ts'
import type { Assets } from './assets.ts'
import type { Brush } from './brush.ts'

const applyPlacement = <Image>(brush: Brush<Image>, { clip, shift, scale, layer }: LayerFrame) => {
  const { box } = layer
  if (clip) {
    brush.beginPath()
    brush.rect(clip.x, clip.y, clip.width, clip.height)
    brush.clip()
  }
  brush.translate(shift.x, shift.y)
  if (scale === 1) return
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  brush.translate(x, y)
  brush.scale(scale, scale)
  brush.translate(-x, -y)
}

/** Transforms the visible part of a picture onto the whole box. */
const applyView = <Image>(brush: Brush<Image>, { view, layer: { box } }: LayerFrame) => {
  if (view.zoom === 1) return
  const seen = computeViewRect(view)
  brush.beginPath()
  brush.rect(box.x, box.y, box.width, box.height)
  brush.clip()
  brush.translate(box.x, box.y)
  brush.scale(view.zoom, view.zoom)
  brush.translate(-box.x - seen.x * box.width, -box.y - seen.y * box.height)
}

/** Draws the scene at a moment, at `scale` pixels per point. */
export const draw = <Image>({
  brush,
  scene,
  seconds,
  assets,
  scale,
}: {
  brush: Brush<Image>
  scene: Scene
  seconds: number
  assets: Assets<Image>
  scale: number
}): void => {
  const { width, height } = getCanvasSize(scene.aspect)
  brush.save()
  brush.scale(scale, scale)
  brush.fillStyle = scene.background
  brush.fillRect(0, 0, width, height)
  const layers = scene.layers.flatMap((layer) =>
    isDue(layer, seconds) ? assets.cache.expand(brush, layer) : [],
  )
  for (const frame of computeTimeline({ scene: { ...scene, layers }, seconds })) {
    brush.save()
    brush.globalAlpha = frame.opacity
    applyPlacement(brush, frame)
    applyView(brush, frame)
    const { layer, variant } = frame
    paintLayer({ brush, layer, variant, seconds: frame.seconds, assets, scale })
    brush.restore()
  }
  brush.restore()
}
