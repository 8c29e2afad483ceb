import type { PlannedRun } from '@kadr/contract/automation/planned-runs'
import { lazy, type ReactNode, Suspense } from 'react'
import { describeWallTime } from '../../../../ai/results/describe-wall-time.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { OUTPUT_NAME } from '../copy.ts'
import { OUTPUT_ICON } from '../rule/output-icons.ts'
import { RuleForecast } from '../runs/forecast-note.tsx'
import { editorCopy } from './copy.ts'
import type { useExample } from './use-example.ts'

const PhraseSlide = lazy(() => import('../../../../reel-editor/player/phrase-slide.tsx'))
const StyleName = lazy(() => import('../runs/style-name.tsx'))

const { example: copy } = editorCopy
const NEXT = 3
const FRAME = 'w-28 shrink-0 self-start overflow-hidden rounded-control bg-sunken'

/** Text slides are rendered; for other kinds only the kind is known beforehand. */
const Picture = ({ run }: { run: PlannedRun }) => {
  const { output, item, style } = run
  const Icon = OUTPUT_ICON[output]
  if ((output === 'slideshow' || output === 'carousel') && item && style) {
    return (
      <div className={`${FRAME} aspect-9/16`}>
        <Suspense>
          <PhraseSlide phrase={item.title} style={style} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={`${FRAME} flex aspect-9/16 items-center justify-center text-ink-3`}>
      <Icon aria-hidden="true" className="size-8" />
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-caption text-ink-3">{name}</dt>
    <dd className="text-label wrap-anywhere">{children}</dd>
  </div>
)

const First = ({ run }: { run: PlannedRun }) => (
  <div className="flex gap-4">
    <Picture run={run} />
    <dl className="grid min-w-0 flex-1 content-start gap-2.5">
      <Fact name={OUTPUT_NAME[run.output]}>{describeWallTime(run.time.wallTime)}</Fact>
      <Fact name={copy.made}>
        {run.problem ? (
          <span className="text-ink-3">{run.problem}</span>
        ) : (
          (run.item?.title ?? copy.noItem)
        )}
      </Fact>
      {run.style ? (
        <Fact name={copy.style}>
          <Suspense>
            <StyleName style={run.style} />
          </Suspense>
        </Fact>
      ) : null}
    </dl>
  </div>
)

const Following = ({ runs }: { runs: readonly PlannedRun[] }) => (
  <ol className="divide-y divide-line">
    {runs.map((run) => (
      <li key={run.time.at} className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0">
        <time dateTime={run.time.at} className="text-label font-medium">
          {describeWallTime(run.time.wallTime)}
        </time>
        <span className={`line-clamp-3 text-label ${run.problem ? 'text-ink-3' : 'text-ink-2'}`}>
          {run.problem ?? run.item?.title ?? copy.noItem}
        </span>
      </li>
    ))}
  </ol>
)

/** A source that is empty says so once. */
const followingOf = (runs: readonly PlannedRun[]) =>
  runs
    .slice(1)
    .filter(({ isEmpty }) => !isEmpty)
    .slice(0, NEXT)

type NotesProps = {
  notes: NonNullable<ReturnType<typeof useExample>['notes']>
  first: PlannedRun | undefined
}

/** What the person would otherwise learn only later: a moment that can't be made, topics that need answers. */
const Notes = ({ notes: { tooSoon, coverage }, first }: NotesProps) => (
  <>
    {tooSoon ? (
      <p className="text-label text-ink-2">
        {copy.tooSoon({
          missed: describeWallTime(tooSoon.wallTime),
          first: first && describeWallTime(first.time.wallTime),
        })}
      </p>
    ) : null}
    {coverage ? (
      <p className="text-label text-ink-2">
        {copy.coverage({ ...coverage, asks: coverage.asks.length })}
      </p>
    ) : null}
    {coverage && coverage.asks.length > 0 ? (
      <ul className="grid gap-1 text-label text-ink-3">
        {coverage.asks.slice(0, NEXT).map((topic) => (
          <li key={topic} className="truncate">
            {topic}
          </li>
        ))}
      </ul>
    ) : null}
  </>
)

type Props = {
  example: ReturnType<typeof useExample>
  /** Of a rule that is saved. */
  id: number | undefined
}

/** A preview of the next runs of the edited rule. */
export const ExamplePane = ({ example: { isReady, query, rule, notes }, id }: Props) => {
  const { data, error, isFetching } = query
  const runs = isReady && !error ? data?.items.filter(({ isSkipped }) => !isSkipped) : undefined
  const [first] = runs ?? []
  return (
    <Section
      title={copy.title}
      {...(isFetching && { action: <Spinner size={18} label={copy.loading} /> })}
    >
      <Card className="grid grid-cols-1 gap-4">
        {first ? <First run={first} /> : null}
        {isReady && !error && notes ? <Notes notes={notes} first={first} /> : null}
        {isReady ? null : <p className="text-label text-ink-2">{copy.waiting}</p>}
        {isReady && error ? (
          <p role="alert" className="text-label text-failed">
            {copy.failed}. {failureText(error)}
          </p>
        ) : null}
        {runs?.length === 0 ? <p className="text-label text-ink-2">{copy.none}</p> : null}
        {runs && followingOf(runs).length > 0 ? (
          <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
            <h3 className="text-label font-semibold">{copy.next}</h3>
            <Following runs={followingOf(runs)} />
          </div>
        ) : null}
        {runs && runs.length > 0 && rule ? (
          <RuleForecast rule={rule} runsPerMonth={runs.length} id={id} />
        ) : null}
      </Card>
    </Section>
  )
}
