import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Resource } from '@kadr/contract/resources'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { directReel } from '@kadr/scene/director/direct-reel'
import { newForm } from './slides.ts'

type Assembled = {
  words: AiOutputOf<'slideshow'>
  /** What the reel is about: it decides the style and the objects. */
  topic: string
  resources: readonly Resource[]
  /** The reel being edited: its format, brand, sound and pictures stay. */
  form?: SlideshowForm
}

/** A whole reel from words: objects by meaning, a style for the topic, the user's pictures. */
export const assembleReel = async ({
  words: { storyboard },
  topic,
  resources,
  form = newForm(),
}: Assembled): Promise<SlideshowForm> => {
  // The dictionary of objects is large and needed only here.
  const { matchObjects } = await import('@kadr/objects/match-objects')
  const own = form.slides.map(({ asset }) => asset).filter((asset) => asset !== null)
  const fresh = resources.filter(({ id, kind }) => kind !== 'audio' && !own.includes(id))
  const made = directReel({
    storyboard,
    objects: matchObjects(storyboard, { topic }),
    topic,
    variant: 0,
    aspect: form.aspect,
    brand: form.brand,
    assets: [...own, ...fresh.map(({ id }) => id)],
  })
  return {
    ...made,
    music: form.music,
    hasCounter: form.hasCounter,
    hasEffects: form.hasEffects,
    isClipSoundKept: form.isClipSoundKept,
  }
}
