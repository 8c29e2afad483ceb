import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { useMemo } from 'react'
import { createAssetStore } from './asset-store.ts'
import { SceneStill } from './scene-still.tsx'

const WIDTH = 180
const NO_FACTS = new Map()
/** A reel of words and drawn objects has no files to lose. */
const store = createAssetStore({ onLost: () => undefined })

const makeForm = (phrase: string): SlideshowForm => {
  const card = createCard('hook', { title: phrase })
  const [first] = matchObjects({ slides: [card] }, { topic: phrase })
  return createForm([createSlide('first', { ...card, object: first?.object ?? null })])
}

type Props = { phrase: string; style: string }

/** The first slide of a reel about this phrase, drawn here by the code of the video. */
export default function PhraseSlide({ phrase, style }: Props) {
  const form = useMemo(() => ({ ...makeForm(phrase), style }), [phrase, style])
  const scene = useMemo(() => slideshow.toScene({ form, facts: NO_FACTS }), [form])
  return (
    <SceneStill
      store={store}
      scene={scene}
      seconds={chooseCarouselMoments(form)[0] ?? 0}
      width={WIDTH}
      signature={`${style} ${phrase}`}
    />
  )
}
