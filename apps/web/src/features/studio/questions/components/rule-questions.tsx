import { answerRun } from '@kadr/contract/automation/automations'
import type { Answer } from '@kadr/contract/studio/questions'
import { Link, useNavigate } from '@tanstack/react-router'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useAnswerRun } from '../api/questions.mutations.ts'
import { useWaitingRun } from '../api/questions.queries.ts'
import { copy } from '../copy.ts'
import { QuestionsFrame } from './questions-frame.tsx'

const { rule: words } = copy

type Props = { id: number; runId: string }

const useHandOver = ({ id, runId }: Props) => {
  const navigate = useNavigate()
  const answer = useAnswerRun()
  return (answers: Answer[]) =>
    answer.mutate(
      { id, runId, answers },
      {
        onSuccess: ({ isManual, time }) => {
          notify.success(isManual ? words.doneNow : words.done(describeWallTime(time.wallTime)))
          const params = { _splat: String(id) }
          void navigate({ to: '/reels/automation/$', params, search: { tab: 'runs' } })
        },
        onError: (error) => notify.error(words.failed, { text: failureText(error) }),
      },
    )
}

const Closed = ({ id }: { id: number }) => (
  <Banner
    title={words.closed}
    text={words.closedText}
    action={
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/reels/automation/$" params={{ _splat: String(id) }} search={{ tab: 'runs' }}>
          {words.back}
        </Link>
      </LinkButton>
    }
  />
)

/** The questions of a run that waits: the answers go to its rule, which makes the post of them. */
export const RuleQuestions = ({ id, runId }: Props) => {
  const query = useWaitingRun({ id, runId })
  const canAnswer = useCan(answerRun.action)
  const handOver = useHandOver({ id, runId })
  if (!canAnswer) return <Banner title={words.viewer} />
  return (
    <QueryFrame
      query={query}
      data={query.data}
      loading={<Skeleton className="h-96 w-full rounded-card" />}
      failed={{ title: copy.failed, text: failureText(query.error) }}
    >
      {({ question, style }) =>
        question === null ? (
          <Closed id={id} />
        ) : (
          <QuestionsFrame
            sentence={question}
            style={style ?? undefined}
            handOver={words.handOver}
            onSentence={() => undefined}
            onBuilt={({ answers }) => handOver(answers)}
            onWrite={() => undefined}
          />
        )
      }
    </QueryFrame>
  )
}
