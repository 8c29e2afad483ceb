import { Button } from '../../ui/button.tsx'
import { copy } from '../copy.ts'
import { CopyButton } from './copy-button.tsx'

type Props = {
  text: string
  /** The item in the accessible name. */
  of?: string | undefined
  onTake?: (() => void) | undefined
  takeLabel?: string | undefined
}

export const PieceActions = ({ text, of, onTake, takeLabel = copy.take }: Props) => (
  <div className="flex flex-wrap items-center gap-4">
    {onTake ? (
      <Button
        variant="soft"
        size="sm"
        {...(of && { 'aria-label': `${takeLabel}: ${of}` })}
        onClick={onTake}
      >
        {takeLabel}
      </Button>
    ) : null}
    <CopyButton text={text} of={of} />
  </div>
)
