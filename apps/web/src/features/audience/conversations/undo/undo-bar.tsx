import { CountdownRing } from './countdown-ring.tsx'
import { useUndo } from './undo-context.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const BACK = 'Вернуть'

const Countdown = ({ until }: { until: number }) => {
  const seconds = useSecondsLeft(until)
  return <span aria-hidden="true">{`, ${seconds}\u00A0с`}</span>
}

const Ring = ({ until }: { until: number }) => <CountdownRing seconds={useSecondsLeft(until)} />

/** Above what is under the thumb; on a desktop at the foot of the list. */
export const UndoBar = () => {
  const { current, dismiss } = useUndo()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(76px+var(--safe-bottom))] z-(--z-sheet) lg:right-auto lg:bottom-4 lg:left-66 lg:w-84"
    >
      {current ? (
        <div className="pointer-events-auto flex min-h-12 items-center gap-3 rounded-control bg-night py-1 pr-2 pl-4 text-label text-on-night shadow-pop">
          <Ring until={current.until} />
          <span className="grid min-w-0 flex-1 py-1">
            <span className="wrap-anywhere">{current.title}</span>
            {current.text ? (
              <span className="text-caption text-on-night-2">{current.text}</span>
            ) : null}
          </span>
          <button
            type="button"
            onClick={() => {
              dismiss()
              current.onUndo()
            }}
            className="min-h-11 shrink-0 cursor-pointer rounded-chip px-2 font-medium text-on-night underline-offset-4 hover:underline"
          >
            {BACK}
            <Countdown until={current.until} />
          </button>
        </div>
      ) : null}
    </div>
  )
}
