import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { dequal } from 'dequal'
import { useEffect, useMemo, useState } from 'react'
import { createAssetStore } from '../../../../reel-editor/player/asset-store.ts'
import { useComposed } from '../api/questions.queries.ts'
import { toAnswers } from './answers.ts'
import type { AnswersModel } from './use-answers.ts'

const PAUSE_MS = 300
const NO_FACTS = new Map()
/** Slides of words and drawn objects have no files to lose. */
export const slideStore = createAssetStore({ onLost: () => undefined })

/** The value after a pause in typing. */
const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (dequal(value, settled)) return
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}

/** The scene of a form and the moment that shows each slide. */
export const drawSlides = (form: SlideshowForm) => ({
  form,
  scene: slideshow.toScene({ form, facts: NO_FACTS }),
  moments: chooseCarouselMoments(form),
})
export type DrawnSlides = ReturnType<typeof drawSlides>

/** Slides of the answers so far, in the chosen style. */
export const useSlides = ({ sentence, model }: { sentence: string; model: AnswersModel }) => {
  const { questions, answers, style } = model
  const query = useComposed(useSettled({ sentence, answers: toAnswers(questions, answers) }))
  const { data } = query
  const drawn = useMemo(
    () => data && drawSlides(style === undefined ? data.form : { ...data.form, style }),
    [data, style],
  )
  return { query, drawn, questionIds: data?.questionIds ?? [] }
}
export type Slides = ReturnType<typeof useSlides>
