import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Resource } from '@kadr/contract/resources'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import type { matchObjects } from '@kadr/objects/match-objects'
import { directReel } from '@kadr/scene/director/direct-reel'
import { newForm } from './slides.ts'

type MatchObjects = typeof matchObjects

export type Assembled = {
  words: AiOutputOf<'slideshow'>
  /** What the reel is about: it decides the style and the objects. */
  topic: string
  resources: readonly Resource[]
  /** The reel being edited: its format, brand, sound and pictures stay. */
  form?: SlideshowForm
}

const assemble = (
  match: MatchObjects,
  { words: { storyboard }, topic, resources, form = newForm() }: Assembled,
): SlideshowForm => {
  const own = form.slides.map(({ asset }) => asset).filter((asset) => asset !== null)
  const fresh = resources.filter(({ id, kind }) => kind !== 'audio' && !own.includes(id))
  const made = directReel({
    storyboard,
    objects: match(storyboard, { topic }),
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

/**
 * Makes a whole reel from words: objects by meaning, a style for the topic, the user's pictures.
 * Ready when the dictionary of objects, which is large, is loaded.
 */
export const loadAssembly = async (): Promise<(input: Assembled) => SlideshowForm> => {
  const { matchObjects: match } = await import('@kadr/objects/match-objects')
  return (input) => assemble(match, input)
}
