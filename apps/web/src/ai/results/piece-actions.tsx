import { Button } from '../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import { CopyButton } from './copy-button.tsx'

type Props = {
  text: string
  /** The item in the accessible name. */
  of?: string | undefined
  onInsert?: (() => void) | undefined
  insertLabel?: string | undefined
}

export const PieceActions = ({ text, of, onInsert, insertLabel = copy.insert }: Props) => (
  <div className="flex flex-wrap items-center gap-4">
    {onInsert ? (
      <Button
        variant="soft"
        size="sm"
        {...(of && { 'aria-label': `${insertLabel}: ${of}` })}
        onClick={onInsert}
      >
        {insertLabel}
      </Button>
    ) : null}
    <CopyButton text={text} of={of} />
  </div>
)
