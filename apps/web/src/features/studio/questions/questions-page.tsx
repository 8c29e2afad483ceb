import { planQuestions } from '@kadr/contract/studio/questions'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCan, useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { QuestionsFrame } from './components/questions-frame.tsx'
import { RuleQuestions } from './components/rule-questions.tsx'
import { copy } from './copy.ts'
import { useKeptAnswers } from './model/kept-answers.ts'
import { useWriting } from './model/use-writing.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sentence was typed in the app: what the writer knows is written at once. */
    isTyped?: boolean
  }
}

const Questions = ({ sentence, style }: { sentence: string; style: string | undefined }) => {
  const navigate = useNavigate()
  const isTyped = useLocation().state.isTyped === true
  const { found } = useKeptAnswers(sentence)
  const write = () =>
    void navigate({
      to: '/reels/slideshow',
      search: {},
      state: { topic: sentence, style: found.style ?? style },
      replace: true,
    })
  const isWriting = useWriting({ sentence, isTyped, write })
  const router = useRouter()
  useEffect(() => {
    // The editor is next; a failed load is reported when it is opened.
    router.preloadRoute({ to: '/reels/slideshow' }).catch(() => undefined)
  }, [router])
  if (isWriting) return null
  return (
    <QuestionsFrame
      sentence={sentence}
      style={style}
      onSentence={(next) =>
        void navigate({
          to: '/reels/questions',
          search: { sentence: next, style },
          replace: sentence !== '',
        })
      }
      onBuilt={({ form, caption }) =>
        void navigate({
          to: '/reels/slideshow',
          search: {},
          state: { composed: { form, caption } },
        })
      }
      onWrite={write}
    />
  )
}

export default function QuestionsPage() {
  const { sentence = '', style, rule, run } = useSearch({ from: '/app/reels/questions' })
  const canAsk = useCan(planQuestions.action)
  const workspace = useCurrentWorkspace()
  if (workspace && rule !== undefined && run !== undefined) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <PageHeader title={copy.rule.title} subtitle={copy.rule.text} />
        <RuleQuestions key={`${workspace.id} ${run}`} id={rule} runId={run} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={copy.page} />
      {workspace && !canAsk ? (
        <Card>{copy.viewer}</Card>
      ) : (
        <Questions key={`${workspace?.id} ${sentence}`} sentence={sentence.trim()} style={style} />
      )}
    </div>
  )
}
