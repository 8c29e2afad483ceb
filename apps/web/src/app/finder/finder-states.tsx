import { failureText } from '../../platform/api/failure-text.ts'
import { keyNames } from '../../platform/keyboard/key-press.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { copy } from './copy.ts'

export const NothingFound = ({ query }: { query: string }) => (
  <div className="grid gap-1 px-2 py-4">
    <p className="text-label font-medium wrap-anywhere">{copy.nothing(query)}</p>
    <p className="text-caption text-ink-2">{copy.nothingText}</p>
  </div>
)

export const SearchFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert" className="mb-3 grid justify-items-start gap-2 rounded-control bg-sunken p-3">
    <div className="grid gap-0.5">
      <p className="text-label font-medium">{copy.failed}</p>
      <p className="text-caption text-ink-2">{failureText(error)}</p>
    </div>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {copy.retry}
    </Button>
  </div>
)

const Key = ({ name }: { name: string }) => (
  <kbd className="rounded-chip border border-line bg-surface px-1.5 font-sans text-caption text-ink-2">
    {name}
  </kbd>
)

const HINTS = [
  { keys: ['arrowup', 'arrowdown'], text: copy.hint.move },
  { keys: ['enter'], text: copy.hint.open },
  { keys: ['escape'], text: copy.hint.close },
]

/** Only where there are keys. */
export const KeyHints = () => (
  <div className="hidden gap-4 border-t border-line bg-header px-4 py-2 text-caption text-ink-2 md:flex">
    {HINTS.map(({ keys, text }) => (
      <span key={text} className="flex items-center gap-1">
        {keys.map((key) => (
          <Key key={key} name={keyNames({ keys: key, isMac: false })[0] ?? key} />
        ))}
        {text}
      </span>
    ))}
  </div>
)
