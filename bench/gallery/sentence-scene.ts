import type { Scene } from '@kadr/contract/studio/scene/scene'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { directReel } from '@kadr/scene/director/direct-reel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { writeStoryboard } from '@kadr/writer'

/** A slideshow of one sentence: words by the offline writer, the rest by the director. */
export const sentenceScene = async (topic: string, style: string): Promise<Scene> => {
  const storyboard = await writeStoryboard(topic)
  if (!storyboard) throw new Error(`The templates do not know «${topic}»`)
  const form = directReel({
    storyboard,
    objects: matchObjects(storyboard, { topic }),
    topic,
    variant: 0,
    aspect: '9:16',
    brand: { ...NO_BRAND, name: 'Кадр' },
    assets: [],
  })
  return slideshow.toScene({ form: { ...form, style }, facts: new Map() })
}
