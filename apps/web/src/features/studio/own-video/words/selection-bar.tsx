import { Flag, ImagePlus, PencilLine, Scissors, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy as texts } from '../copy.ts'

const { words: copy } = texts

const Action = ({
  icon,
  children,
  isFirst = false,
  onClick,
}: {
  icon: ReactNode
  children: ReactNode
  isFirst?: boolean
  onClick: () => void
}) => (
  <button
    type="button"
    // The selection must survive the press.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onClick}
    className={`inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-label font-medium whitespace-nowrap text-on-night outline-offset-[-3px] hover:bg-on-night/15 focus-visible:outline-on-night ${isFirst ? 'bg-on-night/15' : ''}`}
  >
    {icon}
    {children}
  </button>
)

type Props = {
  /** Words that are selected. */
  count: number
  /** Seconds the reel becomes shorter by. */
  saved: number
  isAnyCut: boolean
  onCut: () => void
  onKeep: () => void
  onPhoto: () => void
  onClip: () => void
  /** For one word only. */
  onCorrect: (() => void) | undefined
}

/** What can be done with the selected words, within reach of a thumb. */
export const SelectionBar = (props: Props) => {
  const { count, saved, isAnyCut, onCut, onKeep, onPhoto, onClip, onCorrect } = props
  return (
    <div
      role="toolbar"
      aria-label={copy.selected(count)}
      className="sticky bottom-2 z-10 mx-auto flex w-fit max-w-full overflow-x-auto rounded-card bg-night p-1 shadow-pop select-none [scrollbar-width:none] max-lg:bottom-[calc(140px+var(--safe-bottom))]"
    >
      {saved > 0.01 ? (
        <Action isFirst icon={<Scissors aria-hidden="true" className="size-4.5" />} onClick={onCut}>
          {copy.cut(saved)}
        </Action>
      ) : null}
      {isAnyCut ? (
        <Action icon={<Undo2 aria-hidden="true" className="size-4.5" />} onClick={onKeep}>
          {copy.keep}
        </Action>
      ) : null}
      <Action icon={<ImagePlus aria-hidden="true" className="size-4.5" />} onClick={onPhoto}>
        {copy.photo}
      </Action>
      <Action icon={<Flag aria-hidden="true" className="size-4.5" />} onClick={onClip}>
        {copy.clip}
      </Action>
      {onCorrect ? (
        <Action icon={<PencilLine aria-hidden="true" className="size-4.5" />} onClick={onCorrect}>
          {copy.correct}
        </Action>
      ) : null}
    </div>
  )
}
