import type { ConversationItem } from '@kadr/contract/audience/conversation'
import type { AnswerAbilities } from '@kadr/contract/audience/conversations'
import type { Network } from '@kadr/contract/publishing/networks'
import { ExternalLink, Eye, EyeOff, Heart, MoreHorizontal, Trash2 } from 'lucide-react'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { actionsCopy } from './actions-copy.ts'
import { threadCopy } from './copy.ts'
import type { ThreadActions } from './use-thread-actions.ts'

type Props = {
  threadId: string
  item: ConversationItem
  network: Network
  abilities: AnswerAbilities
  canModerate: boolean
  actions: ThreadActions
}

const ICON = 'size-5 text-ink-2'

/** What can be done with one thing the person wrote, where the network can. */
export const ItemMenu = ({ threadId, item, network, abilities, canModerate, actions }: Props) => {
  const openLink = useNetworkLink()
  const { canHide, canDelete, canLike } = abilities
  const act = (kind: 'hide' | 'show' | 'delete' | 'like') => () =>
    actions.moderate([threadId], kind, { itemId: item.id })
  const { url } = item
  const items = [
    canModerate && canLike && !item.isLiked ? (
      <MenuItem
        key="like"
        icon={<Heart aria-hidden="true" className={ICON} />}
        onSelect={act('like')}
      >
        {actionsCopy.like}
      </MenuItem>
    ) : null,
    canModerate && canHide ? (
      <MenuItem
        key="hide"
        icon={
          item.isHidden ? (
            <Eye aria-hidden="true" className={ICON} />
          ) : (
            <EyeOff aria-hidden="true" className={ICON} />
          )
        }
        onSelect={act(item.isHidden ? 'show' : 'hide')}
      >
        {item.isHidden ? actionsCopy.show : actionsCopy.hide}
      </MenuItem>
    ) : null,
    canModerate && canDelete ? (
      <MenuItem
        key="delete"
        isDanger
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onSelect={act('delete')}
      >
        {actionsCopy.delete}
      </MenuItem>
    ) : null,
    url ? (
      <MenuItem
        key="open"
        icon={<ExternalLink aria-hidden="true" className={ICON} />}
        onSelect={() => openLink({ network, url })}
      >
        {actionsCopy.copyLink}
      </MenuItem>
    ) : null,
  ].filter(Boolean)
  if (items.length === 0) return null
  return (
    <Menu
      align="start"
      trigger={
        <IconButton
          size="sm"
          label={threadCopy.itemMenu}
          className="text-ink-3 lg:opacity-0 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100"
          icon={<MoreHorizontal aria-hidden="true" className="size-4" />}
        />
      }
    >
      {items}
    </Menu>
  )
}
