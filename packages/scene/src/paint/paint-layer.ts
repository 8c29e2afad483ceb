import type { Box, Layer } from '@kadr/contract/scene'
import type { Assets, Brush } from '../brush.ts'
import { layoutCaptions } from '../captions/layout-captions.ts'
import { layoutText } from '../text/layout-text.ts'
import { paintText } from '../text/paint-text.ts'
import { paintCached } from './paint-cached.ts'
import { paintPicture } from './paint-picture.ts'
import { paintPresenter } from './paint-presenter.ts'
import { getShapeBounds, paintShape } from './paint-shape.ts'

export type Painting<Image> = {
  brush: Brush<Image>
  layer: Layer
  variant: string
  /** Since the start of the layer; selects the frame of a clip. */
  seconds: number
  assets: Assets<Image>
  scale: number
}

const layoutOf = <Image>(brush: Brush<Image>, layer: Layer, variant: string) => {
  if (layer.kind === 'captions') return layoutCaptions({ brush, layer, variant })
  if (layer.kind !== 'text') return undefined
  return { layout: layoutText(brush, { ...layer, isGlued: true }), spoken: undefined }
}

const flip = <Image>(brush: Brush<Image>, { x, width }: Box) => {
  brush.translate(x * 2 + width, 0)
  brush.scale(-1, 1)
}

/** Paints a layer without motion, transition or opacity. */
export const paintLayer = <Image>(painting: Painting<Image>) => {
  const { brush, layer, variant, seconds, assets, scale } = painting
  if (layer.kind === 'shape') return paintShape({ brush, layer, scale })
  if (layer.kind === 'presenter') return paintPresenter(brush, layer, variant)
  if (layer.kind === 'text' || layer.kind === 'captions') {
    if (assets.isTextCached)
      return paintCached({
        brush,
        assets,
        scale,
        key: `text ${layer.id} ${variant} ${scale}`,
        measure: () => measureLayerBounds({ brush, layer, variant }),
        paint: (surface) =>
          paintLayer({ ...painting, brush: surface, assets: { ...assets, isTextCached: false } }),
      })
    const found = layoutOf(brush, layer, variant)
    if (!found) return
    const { layout, spoken } = found
    return paintText({ brush, layout, style: layer.style, scale, ...(spoken && { spoken }) })
  }
  if (layer.kind === 'object') return
  const picture =
    layer.kind === 'picture'
      ? assets.picture(layer.asset)
      : assets.frame({ layerId: layer.id, asset: layer.asset, seconds })
  if (!picture) return
  if (layer.kind !== 'picture' && layer.isFlipped) flip(brush, layer.box)
  paintPicture({ brush, picture, framing: layer, box: layer.box, assets, key: `blur ${layer.id}` })
}

/** Bounds of everything the layer draws: letters and shadows exceed their box. */
export const measureLayerBounds = <Image>({
  brush,
  layer,
  variant,
}: Pick<Painting<Image>, 'brush' | 'layer' | 'variant'>): Box =>
  layoutOf(brush, layer, variant)?.layout.bounds ??
  (layer.kind === 'shape' ? getShapeBounds(layer) : layer.box)
