import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AiNote } from '../../../../ai/ask/ai-note.tsx'
import { AiRunView } from '../../../../ai/ask/ai-run-view.tsx'
import { AiTroubleBanner } from '../../../../ai/ask/ai-trouble-banner.tsx'
import type { useAiRequest } from '../../../../ai/ask/use-ai-request.ts'
import { useAiPermit } from '../../../../ai/ask/use-ai-request.ts'
import { KIND_NAME } from '../../../../ai/copy.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy, KIND_HINT } from '../copy.ts'
import type { FormKind } from '../model/ai-form.ts'
import { checkForm, type FieldErrors } from '../model/check-form.ts'
import { isUnable, type Unable, withoutUnable } from '../model/unable.ts'
import type { useAiForm } from '../model/use-ai-form.ts'
import type { OpenInEditor } from '../model/use-open-in-editor.ts'
import { KindList, KindSelect } from './kind-choice.tsx'
import { StatusCard } from './status-card.tsx'
import { TaskFields } from './task-fields.tsx'

type Props = {
  draft: ReturnType<typeof useAiForm>
  request: ReturnType<typeof useAiRequest>
  editorOpener: OpenInEditor
}

const NONE: FieldErrors = {}
const NOTHING: Unable = []
/** A fraction of the window's height. */
const LOW = 0.6

/** A validation error is shown at its field; any other error in a banner. */
const errorsOf = ({ run }: Props['request']): FieldErrors =>
  run.state === 'failed' && run.trouble.field ? { [run.trouble.field]: run.trouble.message } : NONE

export const AskTab = ({ draft: { form, change }, request, editorOpener }: Props) => {
  const permit = useAiPermit()
  const unable = permit.status?.unable ?? NOTHING
  const [errors, setErrors] = useState(NONE)
  const formRef = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const { run, ask, cancel, reset } = request

  useEffect(() => {
    if (errors === NONE) return
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  useEffect(() => {
    const top = answer.current?.getBoundingClientRect().top ?? 0
    const isBelow = top > window.innerHeight * LOW
    // A long form leaves the response below the fold.
    if (isBelow && (run.state === 'running' || run.state === 'done')) {
      answer.current?.scrollIntoView()
    }
  }, [run.state])

  const choose = (kind: FormKind) => {
    change({ kind })
    setErrors(NONE)
    reset()
  }
  const submit = () => {
    const checked = checkForm(withoutUnable(form, unable))
    setErrors(checked.errors ?? NONE)
    if (checked.task) ask(checked.task)
  }
  const shown =
    run.state === 'idle' ? (
      <p className="text-label text-ink-3">{copy.answerEmpty}</p>
    ) : (
      <AiRunView
        run={run}
        onCancel={cancel}
        onRetry={submit}
        insertLabel={copy.openInEditor}
        isInserting={editorOpener.isInserting}
        {...(run.state === 'done' && { handlers: editorOpener.handlersOf(run.request) })}
      />
    )

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <div className="grid gap-4 max-lg:hidden">
        <KindList kind={form.kind} unable={unable} onChoose={choose} />
        <StatusCard permit={permit} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:gap-6">
        <div className="lg:hidden">
          <KindSelect kind={form.kind} unable={unable} onChoose={choose} />
        </div>
        <Card asChild>
          <form
            ref={formRef}
            noValidate
            aria-label={KIND_NAME[form.kind]}
            className="grid grid-cols-1 gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <div className="grid gap-0.5">
              <h2 className="font-semibold max-lg:hidden">{KIND_NAME[form.kind]}</h2>
              <p className="text-label text-ink-2">{KIND_HINT[form.kind]}</p>
            </div>
            <TaskFields
              form={form}
              errors={{ ...errorsOf(request), ...errors }}
              change={change}
              unable={unable}
            />
            {isUnable(form, unable) ? (
              <p role="note" className="text-label text-ink-2">
                {copy.needsEngine}
              </p>
            ) : null}
            {permit.refusal ? <AiTroubleBanner trouble={permit.refusal} /> : null}
            <Button
              type="submit"
              className="justify-self-start max-sm:w-full"
              icon={<Sparkles aria-hidden="true" className="size-5" />}
              isLoading={run.state === 'running'}
              disabled={permit.refusal !== undefined || isUnable(form, unable)}
            >
              {run.state === 'done' ? copy.again : copy.submit}
            </Button>
            <AiNote status={permit.status} />
          </form>
        </Card>
        <Section title={copy.answer}>
          <div ref={answer}>{run.state === 'failed' ? shown : <Card>{shown}</Card>}</div>
        </Section>
        <div className="lg:hidden">
          <StatusCard permit={permit} />
        </div>
      </div>
    </div>
  )
}
