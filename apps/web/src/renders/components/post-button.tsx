import { createPost } from '@kadr/contract/posts'
import type { Resource } from '@kadr/contract/resources'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useCan } from '../../platform/use-can.ts'
import type { ButtonVariants } from '../../ui/button-style.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { copy } from '../copy.ts'

type Props = ButtonVariants & { results: readonly Resource[]; className?: string }

/** Opens the composer with the files attached. */
export const PostButton = ({ results, variant = 'soft', ...look }: Props) => {
  const canPost = useCan(createPost.action)
  if (!canPost || results.length === 0) return null
  return (
    <LinkButton asChild variant={variant} {...look}>
      <Link to="/posts/new" search={{ media: results.map(({ id }) => id).join(',') }}>
        <Send aria-hidden="true" className="size-4" />
        {copy.post}
      </Link>
    </LinkButton>
  )
}
