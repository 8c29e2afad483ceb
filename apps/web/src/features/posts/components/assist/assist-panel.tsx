import type { Network } from '@kadr/contract/networks'
import { Sparkles, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { AiNote } from '../../../../assist/components/ai-note.tsx'
import { AiRunView } from '../../../../assist/components/ai-run-view.tsx'
import { AiTroubleBanner } from '../../../../assist/components/ai-trouble-banner.tsx'
import { useAiPermit, useAiRequest } from '../../../../assist/model/use-ai-request.ts'
import { Button } from '../../../../ui/button.tsx'
import { ASK_NAME, type AssistMode, assistCopy as copy } from '../../assist-copy.ts'
import {
  type AssistContext,
  type AssistRequest,
  findMissingInput,
  picturesOf,
  taskOf,
} from '../../model/assist-task.ts'
import type { ComposerForm } from '../../model/composer-form.ts'
import { useApplySuggestion } from '../../model/use-apply-suggestion.ts'
import { AssistFields } from './assist-fields.tsx'
import { ModeChoice } from './mode-choice.tsx'

type Props = {
  form: ComposerForm
  setForm: (change: (before: ComposerForm) => ComposerForm) => void
  matter: AssistContext
  networkOf: (connectionId: string) => Network | undefined
  onTaken: () => void
}

const takeLabelOf = ({ mode, text }: { mode: AssistMode; text: string }): string => {
  if (mode === 'adapt') return copy.fill
  if (mode === 'hashtags') return copy.add
  if (mode === 'alt') return copy.describe
  return text.trim() === '' ? copy.put : copy.replace
}

/** Suggestions change the post only after the user accepts them. */
export default function AssistPanel({ form, setForm, matter, networkOf, onTaken }: Props) {
  const [wish, setWish] = useState<AssistRequest>({
    mode: form.text.trim() === '' ? 'write' : 'shorter',
    topic: '',
    productId: null,
    tone: null,
    pictureId: null,
    about: '',
  })
  const [isAsked, setIsAsked] = useState(false)
  const { status, refusal } = useAiPermit()
  const { run, ask, cancel, reset } = useAiRequest()
  const pictures = picturesOf(matter)
  const picture = pictures.find(({ id }) => id === wish.pictureId) ?? pictures[0]
  const { takes, putVariants, undo } = useApplySuggestion({
    form,
    setForm,
    networkOf,
    picture,
    onTaken,
  })
  const lack = findMissingInput({ wish, matter })
  const start = () => {
    setIsAsked(true)
    if (!lack) ask(taskOf({ wish, matter }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start()
  }
  const choose = (mode: AssistMode) => {
    setWish({ ...wish, mode })
    setIsAsked(false)
    reset()
  }
  const isRunning = run.state === 'running'
  const output = run.state === 'done' ? run.request.output : null

  return (
    <div className="grid grid-cols-1 gap-4">
      <ModeChoice mode={wish.mode} onMode={choose} isDisabled={isRunning} />
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <AssistFields
          wish={wish}
          onWish={(change) => setWish({ ...wish, ...change })}
          matter={matter}
          error={isAsked ? lack : undefined}
        />
        {lack && wish.mode !== 'write' ? <p className="text-label text-ink-2">{lack}</p> : null}
        {refusal ? <AiTroubleBanner trouble={refusal} /> : null}
        <Button
          type="submit"
          isFullWidth
          disabled={
            isRunning || refusal !== undefined || (lack !== undefined && wish.mode !== 'write')
          }
          icon={<Sparkles aria-hidden="true" className="size-5" />}
        >
          {ASK_NAME[wish.mode]}
        </Button>
        <AiNote status={status}>{copy.cost}</AiNote>
      </form>
      <AiRunView
        run={run}
        onCancel={cancel}
        onRetry={start}
        takes={takes}
        takeLabel={takeLabelOf({ mode: wish.mode, text: form.text })}
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
