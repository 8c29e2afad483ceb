import type { PlannedQuestions } from '@kadr/contract/studio/questions'
import { lazy, Suspense, useEffect } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { usePlan } from '../api/questions.queries.ts'
import { copy } from '../copy.ts'
import type { QuestionsScreenProps } from './questions-screen.tsx'
import { SentenceTitle } from './sentence-title.tsx'

/** Draws slides: loaded while the questions are planned, in the browser only. */
const loadScreen = () => import('./questions-screen.tsx')
const QuestionsScreen = lazy(loadScreen)

const Waiting = () => (
  <SkeletonGroup label={copy.loading} className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-8">
    <div className="grid content-start gap-3">
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-16 w-full rounded-card" />
    </div>
    <Skeleton className="h-96 w-full rounded-card max-lg:hidden" />
  </SkeletonGroup>
)

type Props = Omit<QuestionsScreenProps, 'plan'>

const Planned = ({ planned, ...props }: Props & { planned: PlannedQuestions }) =>
  planned.outcome === 'refused' ? (
    <div className="grid max-w-160 grid-cols-1 gap-4">
      <SentenceTitle sentence={props.sentence} onChange={props.onSentence} />
      <Banner tone="warning" title={copy.refused} text={planned.rule} />
    </div>
  ) : (
    <Suspense fallback={<Waiting />}>
      <QuestionsScreen key={props.sentence} {...props} plan={planned.plan} />
    </Suspense>
  )

/** Asks for a sentence, plans the questions about it and shows them. */
export const QuestionsFrame = (props: Props) => {
  const query = usePlan(props.sentence)
  useEffect(() => {
    // A failed import is reported by the lazy boundary.
    loadScreen().catch(() => undefined)
  }, [])
  if (props.sentence === '') {
    return (
      <div className="max-w-160">
        <SentenceTitle sentence="" onChange={props.onSentence} />
      </div>
    )
  }
  return (
    <QueryFrame
      query={query}
      data={query.data}
      loading={<Waiting />}
      failed={{ title: copy.failed, text: failureText(query.error) }}
    >
      {(planned) => <Planned {...props} planned={planned} />}
    </QueryFrame>
  )
}
