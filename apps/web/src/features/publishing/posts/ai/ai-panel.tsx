import type { Network } from '@kadr/contract/publishing/networks'
import { Sparkles, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { AiNote } from '../../../../ai/ask/ai-note.tsx'
import { AiRunView } from '../../../../ai/ask/ai-run-view.tsx'
import { AiTroubleBanner } from '../../../../ai/ask/ai-trouble-banner.tsx'
import { useAiPermit, useAiRequest } from '../../../../ai/ask/use-ai-request.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { ComposerForm } from '../composer/composer-form.ts'
import { AiFields } from './ai-fields.tsx'
import { type AiContext, type AiOptions, findMissingInput, picturesOf, taskOf } from './ai-task.ts'
import { type AiMode, ASK_NAME, aiCopy as copy } from './copy.ts'
import { ModeChoice } from './mode-choice.tsx'
import { useApplySuggestion } from './use-apply-suggestion.ts'

type Props = {
  form: ComposerForm
  setForm: (change: (before: ComposerForm) => ComposerForm) => void
  context: AiContext
  networkOf: (connectionId: string) => Network | undefined
  onInserted: () => void
}

const insertLabelOf = ({ mode, text }: { mode: AiMode; text: string }): string => {
  if (mode === 'adapt') return copy.fill
  if (mode === 'hashtags') return copy.add
  if (mode === 'alt') return copy.describe
  return text.trim() === '' ? copy.put : copy.replace
}

/** Suggestions change the post only after the user accepts them. */
export default function AiPanel({ form, setForm, context, networkOf, onInserted }: Props) {
  const [options, setOptions] = useState<AiOptions>({
    mode: form.text.trim() === '' ? 'write' : 'shorter',
    topic: '',
    productId: null,
    tone: null,
    pictureId: null,
    about: '',
  })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { status, refusal } = useAiPermit()
  const { run, ask, cancel, reset } = useAiRequest()
  const pictures = picturesOf(context)
  const picture = pictures.find(({ id }) => id === options.pictureId) ?? pictures[0]
  const { handlers, putVariants, undo } = useApplySuggestion({
    form,
    setForm,
    networkOf,
    picture,
    onInserted,
  })
  const missing = findMissingInput({ options, context })
  const start = () => {
    setIsSubmitted(true)
    if (!missing) ask(taskOf({ options, context }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const choose = (mode: AiMode) => {
    setOptions({ ...options, mode })
    setIsSubmitted(false)
    reset()
  }
  const isRunning = run.state === 'running'
  const output = run.state === 'done' ? run.request.output : null

  return (
    <div className="grid grid-cols-1 gap-4">
      <ModeChoice mode={options.mode} onMode={choose} isDisabled={isRunning} />
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <AiFields
          options={options}
          onOptions={(change) => setOptions({ ...options, ...change })}
          context={context}
          error={isSubmitted ? missing : undefined}
        />
        {missing && options.mode !== 'write' ? (
          <p className="text-label text-ink-2">{missing}</p>
        ) : null}
        {refusal ? <AiTroubleBanner trouble={refusal} /> : null}
        <Button
          type="submit"
          isFullWidth
          disabled={
            isRunning ||
            refusal !== undefined ||
            (missing !== undefined && options.mode !== 'write')
          }
          icon={<Sparkles aria-hidden="true" className="size-5" />}
        >
          {ASK_NAME[options.mode]}
        </Button>
        <AiNote status={status}>{copy.cost}</AiNote>
      </form>
      <AiRunView
        run={run}
        onCancel={cancel}
        onRetry={start}
        handlers={handlers}
        insertLabel={insertLabelOf({ mode: options.mode, text: form.text })}
      />
      {output?.kind === 'adapt' && output.variants.length > 1 ? (
        <Button variant="soft" isFullWidth onClick={() => putVariants(output.variants)}>
          {copy.fillAll}
        </Button>
      ) : null}
      {undo ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onClick={undo}
        >
          {copy.back}
        </Button>
      ) : null}
    </div>
  )
}
