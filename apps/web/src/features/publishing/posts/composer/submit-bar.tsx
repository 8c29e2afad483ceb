import { documentCopy } from '../../../../documents/copy.ts'
import type { SaveState } from '../../../../documents/document.ts'
import { SaveNote } from '../../../../documents/save-note.tsx'
import { useMainButton } from '../../../../messenger/use-main-button.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { composerCopy } from './copy.ts'

type Props = {
  label: string
  isPending: boolean
  failure: string | undefined
  saveState: SaveState
  onSubmit: () => void
  /** Only for posts that are not scheduled yet. */
  onSaveDraft: (() => void) | undefined
  onCompare: () => void
}

/** Inside Telegram the native MainButton replaces the submit button. */
export const SubmitBar = (props: Props) => {
  const { label, isPending, failure, saveState, onSubmit, onSaveDraft, onCompare } = props
  const isInMessenger = useMainButton({ text: label, isBusy: isPending, onPress: onSubmit })
  return (
    <div className="sticky bottom-[calc(64px+var(--safe-bottom))] z-10 grid grid-cols-1 gap-2 rounded-card bg-surface p-3 shadow-pop lg:bottom-4">
      {failure ? (
        <p role="alert" className="text-label text-failed">
          {failure}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-60 lg:basis-52 [@media(max-height:44rem)]:max-lg:basis-24">
          <SaveNote state={saveState} />
        </div>
        {saveState.kind === 'conflict' ? (
          <Button variant="secondary" size="sm" onClick={onCompare}>
            {documentCopy.conflict.open}
          </Button>
        ) : null}
        {onSaveDraft ? (
          <Button
            variant="secondary"
            className="self-stretch max-sm:flex-1 max-sm:px-2!"
            onClick={onSaveDraft}
          >
            {composerCopy.save.draft}
          </Button>
        ) : null}
        {isInMessenger ? null : (
          <Button
            className="self-stretch max-sm:flex-1 max-sm:px-2!"
            isLoading={isPending}
            onClick={onSubmit}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}
