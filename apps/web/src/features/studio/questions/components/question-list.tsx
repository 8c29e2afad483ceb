import { splitAnswers } from '@kadr/domain/studio/questions/split-answers'
import { clsx } from 'clsx'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import { statusOf } from '../model/answers.ts'
import type { AnswersModel } from '../model/use-answers.ts'
import { ClosedQuestion } from './closed-question.tsx'
import { OpenQuestion } from './open-question.tsx'
import { PasteAnswers } from './paste-answers.tsx'

type Props = {
  model: AnswersModel
  questionIds: readonly (readonly string[])[]
  onNext: () => void
}

const Progress = ({
  model: { questions, answers, openId, doneCount },
}: {
  model: AnswersModel
}) => (
  <div className="flex items-center gap-3">
    <span aria-hidden="true" className="flex flex-1 gap-1">
      {questions.map((question) => {
        const status = statusOf(question, answers)
        const isDone = status !== 'empty' && status !== 'old'
        return (
          <span
            key={question.id}
            className={clsx(
              'h-1.5 flex-1 rounded-full',
              question.id === openId ? 'bg-accent' : isDone ? 'bg-published' : 'bg-line',
            )}
          />
        )
      })}
    </span>
    <span className="text-label text-ink-2 tabular-nums">
      {copy.progress(doneCount, questions.length)}
    </span>
  </div>
)

/** One question is open, the others are lines. */
export const QuestionList = ({ model, questionIds, onNext }: Props) => {
  const [pasted, setPasted] = useState<string>()
  const offerSplit = (text: string): boolean => {
    const { questions, gaps } = model
    if (!splitAnswers({ text, questions, openIds: gaps.map(({ id }) => id) })) return false
    setPasted(text)
    return true
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Progress model={model} />
      <ol aria-label={copy.list} className="grid grid-cols-1 gap-3">
        {model.questions.map((question, index) => {
          const at = questionIds.findIndex((ids) => ids.includes(question.id))
          return (
            <li key={question.id}>
              {question.id === model.openId ? (
                <OpenQuestion
                  number={index + 1}
                  question={question}
                  model={model}
                  onNext={onNext}
                  onPaste={offerSplit}
                />
              ) : (
                <ClosedQuestion
                  number={index + 1}
                  slide={at < 0 ? undefined : at + 1}
                  question={question}
                  model={model}
                />
              )}
            </li>
          )
        })}
      </ol>
      {pasted === undefined ? (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          icon={<ClipboardPaste aria-hidden="true" className="size-4" />}
          onClick={() => setPasted('')}
        >
          {copy.paste.open}
        </Button>
      ) : (
        <PasteAnswers
          text={pasted}
          model={model}
          onChange={setPasted}
          onClose={() => setPasted(undefined)}
        />
      )}
    </div>
  )
}
