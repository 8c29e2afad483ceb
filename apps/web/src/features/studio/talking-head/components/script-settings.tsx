import { MAX_SCRIPT_LENGTH } from '@kadr/contract/studio/spoken-script'
import { estimateSeconds } from '@kadr/speech/text/length'
import { type ReactNode, useMemo } from 'react'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { VoiceSettings } from './voice-settings.tsx'

const MAX_SECONDS = 180

type Props = { talking: TalkingHead; help: ReactNode }

export const ScriptSettings = ({ talking, help }: Props) => {
  const { form, update } = talking
  const seconds = useMemo(() => estimateSeconds(form.script), [form.script])
  const isTooLong = seconds > MAX_SECONDS
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex">{help}</div>
      <div className="grid grid-cols-1 gap-1">
        <Field label={copy.script.label} hint={copy.script.hint}>
          <Textarea
            rows={5}
            maxLength={MAX_SCRIPT_LENGTH}
            placeholder={copy.script.placeholder}
            value={form.script}
            onChange={({ target }) =>
              update((before) => ({ ...before, script: target.value }), 'script')
            }
          />
        </Field>
        <p
          role="status"
          className={`text-caption tabular-nums ${isTooLong ? 'text-failed' : 'text-ink-2'}`}
        >
          {isTooLong ? copy.script.tooLong : copy.script.estimate(seconds)}
        </p>
      </div>
      <VoiceSettings talking={talking} />
    </div>
  )
}
