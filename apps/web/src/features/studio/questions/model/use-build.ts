import type { Answer, ComposedAnswers } from '@kadr/contract/studio/questions'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useCompose } from '../api/questions.mutations.ts'
import { copy } from '../copy.ts'
import { toAnswers } from './answers.ts'
import type { AnswersModel } from './use-answers.ts'

/** A cover alone says nothing. */
const FEWEST_SLIDES = 2

export type Built = Pick<ComposedAnswers, 'caption' | 'form'> & { answers: Answer[] }

/** «Собрать рилс»: with gaps it leads to the first one and says so. */
export const useBuild = ({
  sentence,
  model,
  onBuilt,
  label = copy.build.make,
}: {
  sentence: string
  model: AnswersModel
  /** Undefined for a visitor, whose reel is built after the sign-in. */
  onBuilt: ((built: Built) => void) | undefined
  /** Of the button. */
  label?: string | undefined
}) => {
  const compose = useCompose()
  const [news, setNews] = useState('')
  const [isTold, setIsTold] = useState(false)
  const { questions, answers, style, gaps } = model
  const lead = (to: string | undefined, words: string) => {
    model.open(to)
    setNews(words)
  }
  const isSaid = questions.some(
    ({ id, fact }) =>
      !model.answers.skipped.includes(id) &&
      (answers.texts[id] ?? (fact?.isFresh ? fact.text : '')).trim() !== '',
  )
  const make = async () => {
    if (!isSaid) return lead(gaps[0]?.id ?? questions[0]?.id, copy.build.nothing)
    if (!onBuilt) return model.ask()
    const body = { sentence, answers: toAnswers(questions, answers) }
    const made = await compose.mutateAsync(body).catch((error: unknown) => {
      notify.error(copy.build.failed, { text: failureText(error) })
    })
    if (!made) return
    if (made.form.slides.length < FEWEST_SLIDES) {
      return lead(gaps[0]?.id ?? questions[0]?.id, copy.build.nothing)
    }
    onBuilt({
      answers: body.answers,
      caption: made.caption,
      form: style === undefined ? made.form : { ...made.form, style },
    })
  }
  const press = () => {
    const [gap] = gaps
    if (!gap) return void make()
    setIsTold(true)
    lead(gap.id, copy.build.told(gaps.length))
  }
  const goOn = () => {
    const { openId } = model
    if (openId === undefined) return press()
    const next = model.goOn(openId)
    setNews(next?.id === openId ? copy.question.needed : '')
  }
  const makeAsked = useEffectEvent(() => {
    if (!onBuilt || !model.claimAsk()) return
    model.settle()
    void make()
  })
  useEffect(() => makeAsked(), [])
  return {
    label,
    news,
    press,
    goOn,
    makeAnyway: () => void make(),
    canMakeAnyway: isTold && isSaid && gaps.length > 0,
    isPending: compose.isPending,
  }
}
export type Build = ReturnType<typeof useBuild>
