import type { Layer, TextLayer } from '@kadr/contract/studio/scene/scene'
import { expandText } from '../text/expand-text.ts'
import type { TextPiece } from '../text/text-piece.ts'
import type { Brush, CachedPicture, Picture } from './brush.ts'

/** A layer that can be painted: texts are laid out and split. */
export type DrawnLayer = Exclude<Layer, TextLayer> | TextPiece

/** Results that are expensive to compute; cleared when fonts or pictures are loaded. */
export type DrawingCache<Image> = {
  pictures: Map<string, CachedPicture<Image>>
  /** Texture tiles; they depend on no font or picture, so `clear` keeps them. */
  tiles: Map<string, Picture<Image>>
  /** The layer itself, or the pieces of a text. */
  expand(brush: Brush<Image>, layer: Layer): readonly DrawnLayer[]
  clear(): void
}

/** Caches created with the same `tiles` share them. */
export const createDrawingCache = <Image>({
  tiles = new Map<string, Picture<Image>>(),
} = {}): DrawingCache<Image> => {
  const pictures = new Map<string, CachedPicture<Image>>()
  let pieces = new WeakMap<TextLayer, readonly TextPiece[]>()
  return {
    pictures,
    tiles,
    expand(brush, layer) {
      if (layer.kind !== 'text') return [layer]
      const kept = pieces.get(layer) ?? expandText(brush, layer)
      pieces.set(layer, kept)
      return kept
    },
    clear() {
      pictures.clear()
      pieces = new WeakMap()
    },
  }
}
