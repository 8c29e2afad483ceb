import { isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { lazy, Suspense } from 'react'
import { describeZone } from '../../../../platform/text/describe-time.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { composerCopy } from '../composer/copy.ts'
import type { ComposerWhen } from './composer-when.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { SlotNote } from './slot-note.tsx'

const BestTimeNote = lazy(() => import('./best-time-note.tsx'))

type Props = {
  when: ComposerWhen
  onWhen: (when: ComposerWhen) => void
  timeZone: string
  connectionIds: string[]
  error: string | undefined
}
const { when: copy } = composerCopy
const KINDS = [
  { value: 'at', label: copy.at },
  { value: 'slot', label: copy.slot },
  { value: 'now', label: copy.now },
] as const

const zoneOf = (wallTime: string, timeZone: string) =>
  describeZone({
    at: isWallTime(wallTime) ? toInstant({ wallTime, timeZone }) : new Date(),
    timeZone,
  })

export const WhenSection = ({ when, onWhen, timeZone, connectionIds, error }: Props) => (
  <div data-has-errors={error ? true : undefined} className="grid grid-cols-1 gap-3">
    <Segmented
      label={copy.label}
      options={KINDS}
      value={when.kind}
      onValueChange={(kind) => onWhen({ ...when, kind })}
      className="max-sm:w-full max-sm:flex-col"
    />
    {when.kind === 'at' ? (
      <>
        <Field label={copy.time} hint={copy.zone(zoneOf(when.wallTime, timeZone))} error={error}>
          <TextInput
            type="datetime-local"
            value={when.wallTime}
            onChange={(event) => onWhen({ ...when, wallTime: event.target.value })}
          />
        </Field>
        <Suspense>
          <BestTimeNote timeZone={timeZone} onTime={(wallTime) => onWhen({ ...when, wallTime })} />
        </Suspense>
        <RepeatFields
          repeat={when.repeat}
          wallTime={when.wallTime}
          timeZone={timeZone}
          onRepeat={(repeat) => onWhen({ ...when, repeat })}
        />
      </>
    ) : null}
    {when.kind === 'slot' ? (
      <div role="status" className="text-label">
        <SlotNote connectionIds={connectionIds} />
      </div>
    ) : null}
  </div>
)
