import { createCard } from '@kadr/contract/studio/create-card'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { createStillDrawer } from '@kadr/render/draw-still'
import { directReel } from '@kadr/scene/director/direct-reel'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import type { Canvas } from '@napi-rs/canvas'

/** The first slide of a reel about these words, as the product draws it. */
export const drawPoster = async ({
  style,
  text,
  width,
  object,
  cacheFolder,
}: {
  style: string
  text: string
  width: number
  object?: string | undefined
  cacheFolder: string
}): Promise<Canvas> => {
  const storyboard = { slides: [createCard('hook', { title: text })] }
  const objects = object ? [{ object, sides: [] }] : matchObjects(storyboard, { topic: text })
  const directed = directReel({
    storyboard,
    objects,
    topic: text,
    variant: 0,
    aspect: '9:16',
    brand: NO_BRAND,
    assets: [],
  })
  const form = { ...directed, style }
  const scene = slideshow.toScene({ form, facts: new Map() })
  const scale = width / getCanvasSize('9:16').width
  const drawAt = await createStillDrawer({ scene, scale, folder: cacheFolder })
  return drawAt(chooseCarouselMoments(form)[0] ?? 0).image
}
