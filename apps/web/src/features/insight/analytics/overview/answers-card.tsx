import { listConversations } from '@kadr/contract/audience/conversations'
import { countOf, formatNumber, type PluralForms } from '@kadr/domain/base/plural'
import { addDays, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { describeSeconds } from '../../../../platform/text/moment.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import {
  useAudienceFigures,
  useFrequentQuestions,
} from '../../../audience/conversations/api/conversations.queries.ts'
import { copy } from '../copy.ts'

type Props = { period: { from: string; to: string }; timeZone: string }

const { answers: words } = copy
const NONE = '–'
const SHOWN = 3
const PEOPLE: PluralForms = ['ответ', 'ответа', 'ответов']
const TIMES: PluralForms = ['раз', 'раза', 'раз']

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="order-2 text-caption text-ink-3">{label}</dt>
    <dd className="text-title font-semibold">{value}</dd>
  </div>
)

const Questions = () => {
  const { data: questions = [] } = useFrequentQuestions()
  if (questions.length === 0) return null
  return (
    <div className="grid content-start gap-1">
      <p className="text-label font-medium">{words.questions}</p>
      <ol className="grid grid-cols-1 gap-1 text-label text-ink-2">
        {questions.slice(0, SHOWN).map(({ text, count }) => (
          <li key={text} className="flex gap-2">
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {text}
            </span>
            {countOf({ count, forms: TIMES })}
          </li>
        ))}
      </ol>
      <Link to="/inbox/$" params={{ _splat: 'questions' }} className="py-1 text-label text-accent">
        {words.allQuestions}
      </Link>
    </div>
  )
}

const Figures = ({ period, timeZone }: Props) => {
  const day = (date: string, days: number) =>
    toInstant({ wallTime: addDays({ wallTime: `${date}T00:00`, days }), timeZone }).toISOString()
  const { data } = useAudienceFigures({ from: day(period.from, 0), to: day(period.to, 1) })
  if (!data || data.threads === 0) return null
  const { medianSeconds, answeredShare, threads, byPerson } = data
  return (
    <Section title={words.title}>
      <Card className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <dl className="grid grid-cols-2 gap-4">
          <Figure
            label={words.median}
            value={medianSeconds === null ? NONE : describeSeconds(medianSeconds)}
          />
          <Figure
            label={words.share(formatNumber(threads))}
            value={
              answeredShare === null
                ? NONE
                : `${formatNumber(Math.round(answeredShare * 100))}\u00A0%`
            }
          />
        </dl>
        <ul className="grid content-start gap-1 text-label text-ink-2 empty:hidden">
          {byPerson.map(({ person, answers, medianSeconds: own }) => (
            <li key={person?.id ?? NONE} className="flex gap-2">
              <span className="min-w-0 flex-1 truncate">{person?.name ?? words.byRule}</span>
              <span>
                {countOf({ count: answers, forms: PEOPLE })}
                {own === null ? null : `, ${describeSeconds(own)}`}
              </span>
            </li>
          ))}
        </ul>
        <Questions />
      </Card>
    </Section>
  )
}

/** How people were answered in the period, and what they ask. */
export const AnswersCard = (props: Props) => {
  const canRead = useCan(listConversations.action)
  return canRead ? <Figures {...props} /> : null
}
