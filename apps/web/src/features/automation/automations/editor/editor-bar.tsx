import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { SaveState } from '../../../../documents/document.ts'
import { SaveNote } from '../../../../documents/save-note.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { editorCopy } from './copy.ts'
import { STEPS, type Step } from './rule-errors.ts'

type Props = {
  isNew: boolean
  canEdit: boolean
  step: Step
  saveState: SaveState
  onMove: (by: -1 | 1) => void
}

/** On a phone a new rule is created at the last step; an existing one can be saved at any step. */
const StepButtons = ({ step, isNew, onMove }: Pick<Props, 'isNew' | 'onMove' | 'step'>) => (
  <div className="flex flex-1 gap-2 lg:hidden">
    <Button
      variant="secondary"
      disabled={step === STEPS[0]}
      icon={<ChevronLeft aria-hidden="true" className="size-5" />}
      onClick={() => onMove(-1)}
    >
      {editorCopy.previous}
    </Button>
    {step === STEPS.at(-1) ? null : (
      <Button
        variant={isNew ? 'primary' : 'secondary'}
        className="flex-1"
        onClick={() => onMove(1)}
      >
        {editorCopy.next}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    )}
  </div>
)

export const EditorBar = ({ isNew, canEdit, step, saveState, onMove }: Props) => {
  const isHidden = isNew && step !== STEPS.at(-1)
  return (
    <div className="sticky bottom-[calc(64px+var(--safe-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-4 py-3 lg:bottom-0 lg:mx-0 lg:px-0">
      <StepButtons step={step} isNew={isNew} onMove={onMove} />
      {canEdit ? (
        <Button
          type="submit"
          className={isHidden ? 'max-lg:hidden' : 'max-lg:flex-1'}
          isLoading={saveState.kind === 'saving'}
          disabled={saveState.kind === 'saved'}
        >
          {isNew ? editorCopy.create : editorCopy.save}
        </Button>
      ) : null}
      {isNew ? null : (
        <div className="max-lg:hidden">
          <SaveNote state={saveState} />
        </div>
      )}
    </div>
  )
}
