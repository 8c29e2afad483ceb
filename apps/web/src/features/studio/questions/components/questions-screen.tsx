import type { AskPlan } from '@kadr/contract/studio/questions'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useAnswers } from '../model/use-answers.ts'
import { type Built, useBuild } from '../model/use-build.ts'
import { useSlides } from '../model/use-slides.ts'
import { BuildRow, PhoneBar } from './build-bar.tsx'
import { KnownNote } from './known-note.tsx'
import { QuestionList } from './question-list.tsx'
import { RememberFacts } from './remember-facts.tsx'
import { SentenceTitle } from './sentence-title.tsx'
import { SlidesPanel } from './slides-panel.tsx'
import { StyleRow } from './style-row.tsx'

export type QuestionsScreenProps = {
  sentence: string
  style: string | undefined
  plan: AskPlan
  onSentence: (sentence: string) => void
  /** Undefined for a visitor. */
  onBuilt: ((built: Built) => void) | undefined
  /** A visitor pressed «Собрать рилс»: the answers are kept. */
  onSignIn?: () => void
  /** The writer's own facts are enough: the slides are written without answers. */
  onWrite: () => void
  /** The answers are for somebody who has the sentence and the style already; the words of the button. */
  handOver?: string | undefined
}

/** The questions about a sentence beside the slides they make. */
export default function QuestionsScreen({
  sentence,
  style,
  plan,
  onSentence,
  onBuilt,
  onSignIn,
  onWrite,
  handOver,
}: QuestionsScreenProps) {
  const asked = useAnswers({ sentence, questions: plan.questions, style, isQuiet: plan.isQuiet })
  const model = {
    ...asked,
    ask: () => {
      asked.ask()
      onSignIn?.()
    },
  }
  const slides = useSlides({ sentence, model })
  const build = useBuild({ sentence, model, onBuilt, label: handOver })
  const [isPlaying, setIsPlaying] = useState(false)
  const isVisitor = onBuilt === undefined
  const changeSentence = (next: string) => {
    asked.moveTo(next)
    onSentence(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-8">
      <div className="contents lg:grid lg:grid-cols-1 lg:gap-4">
        <div className="grid grid-cols-1 gap-1">
          <SentenceTitle sentence={sentence} onChange={handOver ? undefined : changeSentence} />
          <p className="text-label text-ink-2 max-lg:hidden">
            {copy.sentence.promise(plan.questions.length)}
          </p>
        </div>
        {plan.isKnown && !handOver ? <KnownNote isVisitor={isVisitor} onWrite={onWrite} /> : null}
        <div className="max-lg:order-2">
          <QuestionList model={model} questionIds={slides.questionIds} onNext={build.goOn} />
          <p role="status" className="mt-2 text-label text-failed empty:hidden">
            {build.news}
          </p>
        </div>
      </div>
      <div className="contents lg:sticky lg:top-8 lg:grid lg:grid-cols-1 lg:gap-4">
        <div className="min-w-0 max-lg:order-1">
          <SlidesPanel model={model} slides={slides} isPlaying={isPlaying} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:order-3">
          {slides.drawn && !handOver ? (
            <StyleRow form={slides.drawn.form} onChange={asked.chooseStyle} />
          ) : null}
          {isVisitor ? null : <RememberFacts sentence={sentence} model={model} />}
          <BuildRow
            model={model}
            build={build}
            isVisitor={isVisitor}
            isPlaying={isPlaying}
            onPlay={() => setIsPlaying(!isPlaying)}
          />
        </div>
      </div>
      <PhoneBar model={model} build={build} isVisitor={isVisitor} />
    </div>
  )
}
