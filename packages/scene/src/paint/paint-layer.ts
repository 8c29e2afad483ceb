import type { Box, PictureLayer } from '@kadr/contract/studio/scene/scene'
import { layoutCaptions } from '../captions/layout-captions.ts'
import type { Assets } from '../draw/assets.ts'
import type { Brush } from '../draw/brush.ts'
import type { DrawnLayer } from '../draw/drawing-cache.ts'
import { getPieceBounds, paintPiece } from '../text/paint/paint-piece.ts'
import { paintText } from '../text/paint/paint-text.ts'
import { isFramed } from '../time/motion.ts'
import { readVariant } from '../time/variant.ts'
import { paintCached } from './paint-cached.ts'
import { paintFootage } from './paint-footage.ts'
import { edgePicture } from './edge-picture.ts'
import { getFramedBounds, paintFramed } from './paint-framed.ts'
import { getObjectBounds, paintObject } from './paint-object.ts'
import { paintPicture } from './paint-picture.ts'
import { paintPresenter } from './paint-presenter.ts'
import { paintShape } from './paint-shape.ts'
import { getShapeBounds } from './shape-bounds.ts'
import { tonePicture } from './tone-picture.ts'

export type Painting<Image> = {
  brush: Brush<Image>
  layer: DrawnLayer
  variant: string
  /** Since the start of the layer; selects the frame of a clip. */
  seconds: number
  assets: Assets<Image>
  scale: number
}

const flip = <Image>(brush: Brush<Image>, { x, width }: Box) => {
  brush.translate(x * 2 + width, 0)
  brush.scale(-1, 1)
}

const paintPictureLayer = <Image>(painting: Painting<Image>, layer: PictureLayer) => {
  const { brush, variant, assets, scale } = painting
  const original = assets.picture(layer.asset)
  if (!original) return
  const toned = tonePicture(original, { layer, assets, scale })
  const picture = edgePicture(toned, { layer, assets, scale })
  const paint = () =>
    paintPicture({
      brush,
      picture,
      framing: layer,
      box: layer.box,
      assets,
      key: `blur ${layer.id}`,
    })
  if (!isFramed(layer)) return paint()
  paintFramed({ brush, layer, sway: readVariant(variant).sway, scale, paint })
}

const paintNow = <Image>({ brush, layer, variant, seconds, assets, scale }: Painting<Image>) => {
  switch (layer.kind) {
    case 'shape':
      return paintShape({ brush, layer, state: readVariant(variant), assets, scale })
    case 'presenter':
      return paintPresenter(brush, layer, variant)
    case 'piece':
      return paintPiece({ brush, piece: layer, drawn: readVariant(variant).drawn, scale })
    case 'captions': {
      const found = layoutCaptions({ brush, layer, variant })
      return found && paintText({ brush, style: layer.style, scale, ...found })
    }
    case 'picture':
      return paintPictureLayer({ brush, layer, variant, seconds, assets, scale }, layer)
    case 'object': {
      const baked = assets.object(layer)
      return baked && paintObject({ brush, layer, baked, state: readVariant(variant), scale })
    }
    case 'footage': {
      const picture = assets.frame({ layerId: layer.id, asset: layer.asset, seconds })
      return picture && paintFootage({ brush, layer, picture, seconds, assets })
    }
    default: {
      const picture = assets.frame({ layerId: layer.id, asset: layer.asset, seconds })
      if (!picture) return
      if (layer.isFlipped) flip(brush, layer.box)
      const key = `blur ${layer.id}`
      paintPicture({ brush, picture, framing: layer, box: layer.box, assets, key })
    }
  }
}

/** Whether painting the layer takes longer than copying it. A line being drawn changes too often. */
const isWorthCaching = (layer: DrawnLayer, variant: string, assets: Assets<unknown>): boolean => {
  if (layer.kind === 'captions') return true
  if (layer.kind === 'object') return assets.object(layer) !== undefined
  if (readVariant(variant).drawn < 1) return false
  if (layer.kind === 'piece') return true
  if (layer.kind !== 'shape') return false
  return layer.paint.kind === 'texture' || layer.shape === 'path' || layer.shadow !== undefined
}

/** Paints a layer without motion, transition or opacity. */
export const paintLayer = <Image>(painting: Painting<Image>): void => {
  const { brush, layer, variant, assets, scale } = painting
  if (!assets.isDrawingCached || !isWorthCaching(layer, variant, assets))
    return void paintNow(painting)
  paintCached({
    brush,
    assets,
    scale,
    key: `${layer.id} ${variant} ${scale}`,
    measure: () => measureLayerBounds(painting),
    paint: (surface) => void paintNow({ ...painting, brush: surface }),
  })
}

/** Bounds of everything the layer draws: letters and shadows exceed their box. */
export const measureLayerBounds = <Image>({
  brush,
  layer,
  variant,
  assets,
}: Pick<Painting<Image>, 'assets' | 'brush' | 'layer' | 'variant'>): Box => {
  switch (layer.kind) {
    case 'captions':
      return layoutCaptions({ brush, layer, variant })?.layout.bounds ?? layer.box
    case 'piece':
      return getPieceBounds(layer)
    case 'shape':
      return getShapeBounds(layer, readVariant(variant).sway)
    case 'picture':
      return isFramed(layer) ? getFramedBounds(layer, readVariant(variant).sway) : layer.box
    case 'object': {
      const baked = assets.object(layer)
      return baked ? getObjectBounds(layer, baked, readVariant(variant).sway) : layer.box
    }
    default:
      return layer.box
  }
}
