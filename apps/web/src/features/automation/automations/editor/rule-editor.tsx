import { lazy, Suspense, useRef, useState } from 'react'
import { LeaveGuard } from '../../../../documents/leave-guard.tsx'
import { RestoredBanner } from '../../../../documents/restored-banner.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { editorCopy } from './copy.ts'
import { EditorBar } from './editor-bar.tsx'
import { ErrorList } from './error-list.tsx'
import { ExamplePane } from './example-pane.tsx'
import { RuleContext } from './rule-context.ts'
import { STEPS } from './rule-errors.ts'
import { StepBar } from './step-bar.tsx'
import { StepCard } from './step-card.tsx'
import { useExample } from './use-example.ts'
import type { RuleEditorState } from './use-rule-editor.ts'
import { useStep } from './use-step.ts'

const RuleConflict = lazy(() => import('./rule-conflict.tsx'))

type Props = {
  editor: RuleEditorState
  isNew: boolean
  canEdit: boolean
  timeZone: string
  /** Of a rule that works: its plan is the example until it is changed. */
  plannedId?: number | undefined
  /** Of a rule that is saved. */
  id?: number | undefined
  onSaved: (id: number) => void
}

export const RuleEditor = ({ editor, isNew, canEdit, timeZone, plannedId, id, onSaved }: Props) => {
  const { form, change, errors, saveState } = editor
  const root = useRef<HTMLFormElement>(null)
  const { step, goTo, move, follow } = useStep(root)
  const example = useExample({
    form,
    plannedId: saveState.kind === 'saved' ? plannedId : undefined,
    id,
  })
  const theirs = saveState.kind === 'conflict' ? saveState.theirs : undefined
  const [closed, setClosed] = useState<typeof theirs>()
  const save = async () => {
    const { wrong, saved } = await editor.submit()
    const [first] = wrong
    if (first) follow(first.field)
    if (saved) onSaved(Number(saved.id))
  }
  const keepMine = async () => {
    const saved = await editor.keepMine()
    if (saved) onSaved(Number(saved.id))
  }
  return (
    <RuleContext value={{ form, change, errors, isNew, timeZone }}>
      <div className="grid grid-cols-1 gap-4">
        {canEdit ? null : <Banner title={editorCopy.viewer} />}
        {editor.isRestored && step === STEPS[0] ? (
          <RestoredBanner
            isNew={isNew}
            onKeep={editor.keepRestored}
            onStartOver={editor.startOver}
          />
        ) : null}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <form
            ref={root}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
            className="grid grid-cols-1 gap-4"
          >
            <ErrorList errors={errors} onFollow={follow} />
            <StepBar current={step} errors={errors} onChoose={goTo} />
            <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-1 gap-3">
              {STEPS.map((name, index) => (
                <StepCard
                  key={name}
                  step={name}
                  isCurrent={name === step}
                  hasNext={index < STEPS.length - 1}
                />
              ))}
            </fieldset>
            <EditorBar
              isNew={isNew}
              canEdit={canEdit}
              step={step}
              saveState={saveState}
              onMove={move}
            />
          </form>
          <div className="min-w-0 xl:sticky xl:top-6">
            <ExamplePane example={example} id={plannedId} />
          </div>
        </div>
      </div>
      <Suspense>
        {theirs && theirs !== closed ? (
          <RuleConflict
            theirs={theirs.draft}
            mine={form}
            onKeepMine={() => void keepMine()}
            onAcceptTheirs={editor.acceptTheirs}
            onClose={() => setClosed(theirs)}
          />
        ) : null}
      </Suspense>
      <LeaveGuard isHeld={editor.isHeld} />
    </RuleContext>
  )
}
