import { keepFacts } from '@kadr/contract/library/business'
import { quote } from '@kadr/domain/base/quote'
import { listNewFacts } from '@kadr/domain/studio/questions/new-facts'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useRememberFacts } from '../api/questions.mutations.ts'
import { copy } from '../copy.ts'
import { toAnswers } from '../model/answers.ts'
import type { AnswersModel } from '../model/use-answers.ts'

type Props = { sentence: string; model: AnswersModel }

/** Asks once for all new facts together; nothing is remembered by itself. */
export const RememberFacts = ({ sentence, model: { questions, answers, openId } }: Props) => {
  const canWrite = useCan(keepFacts.action)
  const remember = useRememberFacts()
  const [kept, setKept] = useState<readonly string[]>([])
  const found = listNewFacts({
    sentence,
    questions,
    answers: toAnswers(questions, answers),
  }).filter(
    ({ question: { id }, fact: { text } }) => id !== openId && !kept.includes(`${id} ${text}`),
  )
  if (!canWrite || found.length === 0) return null
  const save = () =>
    remember.mutate(
      found.map(({ fact }) => fact),
      {
        onSuccess: () => {
          setKept([...kept, ...found.map(({ question, fact }) => `${question.id} ${fact.text}`)])
          notify.success(copy.remember.done)
        },
        onError: (error) => notify.error(copy.remember.failed, { text: failureText(error) }),
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-surface p-4 shadow-card">
      <Store aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <div className="grid min-w-0 flex-1 basis-40">
        <p className="text-label font-medium">{copy.remember.title(found.length)}</p>
        <p className="text-label text-ink-2">
          {found.map(({ question }) => quote(question.text)).join(', ')}
        </p>
      </div>
      <Button variant="soft" size="sm" isLoading={remember.isPending} onClick={save}>
        {copy.remember.button}
      </Button>
    </div>
  )
}
