import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { copy } from '../copy.ts'

type Props = { isNarrowed: boolean; onClear: () => void }

export const NoGenerations = ({ isNarrowed, onClear }: Props) => {
  const { title, text } = isNarrowed ? copy.nothing : copy.empty
  return (
    <EmptyList
      title={title}
      text={text}
      clear={isNarrowed ? { label: copy.nothing.clear, onClear } : undefined}
      action={
        <LinkButton asChild>
          <Link to="/reels">{copy.empty.action}</Link>
        </LinkButton>
      }
    />
  )
}
