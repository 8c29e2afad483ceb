import type { WebhookKind } from '@kadr/contract/integrations/webhook-events'
import { EVENT_GROUPS, nameEvent } from '@kadr/domain/integrations/webhooks/event-words'
import { useId } from 'react'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { copy } from '../copy.ts'

type Props = {
  chosen: readonly WebhookKind[]
  error?: string | undefined
  onChange: (kinds: WebhookKind[]) => void
}

/** Groups as a whole, or their events one by one. */
export const EventChoice = ({ chosen, error, onChange }: Props) => {
  const errorId = useId()
  const set = new Set(chosen)
  const toggle = (kinds: readonly WebhookKind[], isOn: boolean) =>
    onChange([...chosen.filter((kind) => !kinds.includes(kind)), ...(isOn ? kinds : [])])
  return (
    <fieldset className="grid grid-cols-1 gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1.5 text-label font-medium">{copy.form.kinds}</legend>
      {error ? (
        <p id={errorId} role="alert" className="text-label text-failed">
          {error}
        </p>
      ) : null}
      {EVENT_GROUPS.map(({ name, title, kinds }) => {
        const isWhole = kinds.every((kind) => set.has(kind))
        return (
          <div key={name} className="rounded-control border border-line px-3 pb-1">
            <Checkbox
              aria-label={copy.form.whole(title)}
              label={<span className="font-medium">{title}</span>}
              checked={isWhole}
              ref={(input) => {
                if (input) input.indeterminate = !isWhole && kinds.some((kind) => set.has(kind))
              }}
              onChange={({ target }) => toggle(kinds, target.checked)}
            />
            <div className="grid grid-cols-1 border-t border-line sm:grid-cols-2 sm:gap-x-4">
              {kinds.map((kind) => (
                <Checkbox
                  key={kind}
                  label={
                    <>
                      {nameEvent(kind)}
                      <code className="block font-mono text-caption text-ink-3 wrap-anywhere">
                        {kind}
                      </code>
                    </>
                  }
                  checked={set.has(kind)}
                  onChange={({ target }) => toggle([kind], target.checked)}
                />
              ))}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
