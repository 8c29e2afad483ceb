import type { FrequentQuestion } from '@kadr/contract/audience/audience-figures'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useFrequentQuestions } from '../api/conversations.queries.ts'
import { SubPage } from '../list/sub-page.tsx'
import { useNow } from '../list/use-now.ts'

const TIMES: PluralForms = ['раз', 'раза', 'раз']
const words = {
  title: 'Частые вопросы',
  intro:
    'О чём спрашивали за последние 30 дней одинаково. Ответьте один раз рилсом или запишите ответ в «О деле», и подсказки ответов будут опираться на него.',
  loading: 'Считаем вопросы',
  failed: 'Вопросы не загрузились',
  none: 'Одинаковых вопросов пока нет',
  noneText: 'Когда об одном и том же спросят хотя бы дважды, вопрос появится здесь.',
  last: (when: string) => `последний раз ${when}`,
  open: 'Переписка',
  reel: 'Снять ответ',
  facts: 'В «О деле»',
} as const

const Question = ({ question, now }: { question: FrequentQuestion; now: Date }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { text, count, lastAt, conversationIds } = question
  const [newest] = conversationIds
  return (
    <Card className="grid gap-2">
      <h2 dir="auto" className="font-medium wrap-anywhere">
        «{text}»
      </h2>
      <p className="text-label text-ink-3">
        {countOf({ count, forms: TIMES })},{' '}
        {words.last(describeMoment({ at: new Date(lastAt), now, timeZone }))}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton asChild variant="soft" size="sm">
          <Link to="/reels/questions" search={{ sentence: text }}>
            {words.reel}
          </Link>
        </LinkButton>
        <LinkButton asChild variant="secondary" size="sm">
          <Link to="/business">{words.facts}</Link>
        </LinkButton>
        {newest ? (
          <LinkButton asChild variant="ghost" size="sm">
            <Link to="/inbox" search={{ thread: newest }}>
              {words.open}
            </Link>
          </LinkButton>
        ) : null}
      </div>
    </Card>
  )
}

export default function QuestionsPage() {
  const query = useFrequentQuestions()
  const now = useNow()
  return (
    <SubPage title={words.title}>
      <p className="text-label text-ink-2">{words.intro}</p>
      <QueryFrame
        query={query}
        data={query.data}
        loading={
          <SkeletonGroup label={words.loading} className="grid gap-3">
            <Skeleton className="h-28 rounded-card" />
            <Skeleton className="h-28 rounded-card" />
          </SkeletonGroup>
        }
        failed={{ title: words.failed, text: failureText(query.error) }}
        empty={<EmptyList title={words.none} text={words.noneText} />}
      >
        {(questions) => (
          <ol className="grid grid-cols-1 gap-3">
            {questions.map((question) => (
              <li key={question.text}>
                <Question question={question} now={now} />
              </li>
            ))}
          </ol>
        )}
      </QueryFrame>
    </SubPage>
  )
}
