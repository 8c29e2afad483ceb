import type { SlideshowForm } from '@kadr/contract/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { useEffect, useState } from 'react'
import type { ReelDraft, ReelStart } from '../../../reel-editor/document/reel-draft.ts'
import { titleOf } from './new-draft.ts'
import { newForm } from './slides.ts'

const toDraft = (form: SlideshowForm): ReelDraft => ({
  title: titleOf(form),
  content: { kind: 'slideshow', form },
})

/** A slideshow that begins with a phrase, as the public pages show its first slide. */
export const startFromPhrase = async ({
  phrase,
  style,
}: {
  phrase: string
  style: string | undefined
}): Promise<ReelStart> => {
  // The dictionary of objects is large and needed only here.
  const { matchObjects } = await import('@kadr/objects/match-objects')
  const blank = newForm()
  const slides = blank.slides.map((slide, index) =>
    index === 0 ? { ...slide, card: { ...slide.card, title: phrase } } : slide,
  )
  const [first] = matchObjects({ slides: slides.map(({ card }) => card) }, { topic: phrase })
  const known = STYLES.find(({ key }) => key === style)
  const form: SlideshowForm = {
    ...blank,
    style: known?.key ?? blank.style,
    slides: slides.map((slide, index) =>
      index === 0 && first ? { ...slide, card: { ...slide.card, object: first.object } } : slide,
    ),
  }
  return { untouched: toDraft(blank), draft: toDraft(form), resources: [] }
}

/** Undefined while it is being made, and without a phrase. */
export const usePhraseStart = ({
  phrase,
  style,
}: {
  phrase: string | undefined
  style: string | undefined
}) => {
  const [start, setStart] = useState<ReelStart>()
  useEffect(() => {
    if (phrase === undefined) return
    let isGone = false
    void startFromPhrase({ phrase, style }).then((made) => {
      if (!isGone) setStart(made)
    })
    return () => {
      isGone = true
    }
  }, [phrase, style])
  return phrase === undefined ? undefined : start
}
