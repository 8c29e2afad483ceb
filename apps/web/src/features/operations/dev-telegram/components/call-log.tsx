import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import type { LoggedCall } from '../model/use-telegram-client.ts'

type Props = { log: LoggedCall[]; onClear: () => void }

/** Newest first. */
export const CallLog = ({ log, onClear }: Props) => (
  <section aria-label={copy.log} className="flex min-h-0 flex-1 flex-col gap-2">
    <div className="flex min-h-9 items-center justify-between gap-4">
      <h2 className="font-semibold">{copy.log}</h2>
      {log.length > 0 ? (
        <Button variant="text" size="sm" onClick={onClear}>
          {copy.logClear}
        </Button>
      ) : null}
    </div>
    {log.length === 0 ? <p className="text-label text-ink-3">{copy.logEmpty}</p> : null}
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={copy.log}
      className="min-h-0 flex-1 divide-y divide-line overflow-y-auto rounded-control bg-surface empty:hidden"
    >
      {log.map(({ number, call }) => (
        <li key={number} className="grid gap-0.5 px-3 py-2 font-mono text-caption">
          <span className="wrap-anywhere">
            <span className="text-ink-3 tabular-nums">{number}. </span>
            {call.eventType}
          </span>
          {call.eventData === undefined ? null : (
            <span className="wrap-anywhere text-ink-3">{JSON.stringify(call.eventData)}</span>
          )}
        </li>
      ))}
    </ol>
  </section>
)
