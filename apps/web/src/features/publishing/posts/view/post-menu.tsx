import type { Post } from '@kadr/contract/publishing/posts'
import { createReviewLink } from '@kadr/contract/team/reviews'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  CalendarX,
  Copy,
  Ellipsis,
  Pencil,
  Share2,
  Trash2,
  WandSparkles,
} from 'lucide-react'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'
import { actionsCopy } from './copy.ts'
import { postAbilities } from './post-abilities.ts'

export type PostAction = 'move' | 'share' | 'duplicate' | 'unschedule' | 'delete'

type Props = { post: Post; onAction: (action: PostAction) => void }

const icon = (Icon: typeof Copy) => <Icon aria-hidden="true" className="size-5" />

/** Unavailable actions are left out rather than disabled. */
export const PostMenu = ({ post, onAction }: Props) => {
  const can = postAbilities(post)
  const canAutomate = useCan('automations.write')
  const canShare = useCan(createReviewLink.action)
  return (
    <Menu
      trigger={
        <IconButton
          label={actionsCopy.menu(postTitle(post.text) || copy.untitled)}
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
        />
      }
    >
      {can.canEdit ? (
        <MenuItem asChild>
          <Link to="/posts/$postId" params={{ postId: post.id }}>
            {icon(Pencil)}
            {actionsCopy.edit}
          </Link>
        </MenuItem>
      ) : null}
      {can.canMove ? (
        <MenuItem icon={icon(CalendarClock)} onSelect={() => onAction('move')}>
          {actionsCopy.move}
        </MenuItem>
      ) : null}
      {can.canShare && canShare ? (
        <MenuItem icon={icon(Share2)} onSelect={() => onAction('share')}>
          {actionsCopy.share}
        </MenuItem>
      ) : null}
      <MenuItem icon={icon(Copy)} onSelect={() => onAction('duplicate')}>
        {actionsCopy.duplicate}
      </MenuItem>
      {canAutomate ? (
        <MenuItem asChild>
          <Link to="/reels/automation/$" params={{ _splat: 'new' }} search={{ post: post.id }}>
            {icon(WandSparkles)}
            {actionsCopy.makeWeekly}
          </Link>
        </MenuItem>
      ) : null}
      {can.canUnschedule ? (
        <MenuItem icon={icon(CalendarX)} onSelect={() => onAction('unschedule')}>
          {post.state === 'draft' ? actionsCopy.removeFromCalendar : actionsCopy.unschedule}
        </MenuItem>
      ) : null}
      {can.canDelete ? (
        <>
          <MenuSeparator />
          <MenuItem icon={icon(Trash2)} isDanger onSelect={() => onAction('delete')}>
            {actionsCopy.delete}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
