import type { Resource } from '@kadr/contract/library/resources'
import { createPost } from '@kadr/contract/publishing/posts'
import { Link } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useCan } from '../../platform/session/current-workspace.ts'
import type { ButtonVariants } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { copy } from '../copy.ts'

type Props = ButtonVariants & {
  results: readonly Resource[]
  /** Its caption becomes the text of the post. */
  reelId: string | null
  label?: string
  className?: string
}

export const postSearchOf = ({ results, reelId }: Pick<Props, 'results' | 'reelId'>) => ({
  media: results.map(({ id }) => id).join(','),
  ...(reelId !== null && { reel: reelId }),
})

/** Opens the composer with the files attached. */
export const PostButton = ({
  results,
  reelId,
  label = copy.post,
  variant = 'soft',
  ...look
}: Props) => {
  const canPost = useCan(createPost.action)
  if (!canPost || results.length === 0) return null
  return (
    <LinkButton asChild variant={variant} {...look}>
      <Link to="/posts/new" search={postSearchOf({ results, reelId })}>
        <Send aria-hidden="true" className="size-4" />
        {label}
      </Link>
    </LinkButton>
  )
}
