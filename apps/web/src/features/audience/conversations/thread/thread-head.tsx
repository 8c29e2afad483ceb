import {
  type ConversationThread,
  moderateConversations,
} from '@kadr/contract/audience/conversations'
import {
  AlarmClock,
  Check,
  ChevronDown,
  ChevronLeft,
  ExternalLink,
  Eye,
  EyeOff,
  MailOpen,
  MoreHorizontal,
  PanelRight,
  RotateCcw,
  ShieldAlert,
  Tag,
  Trash2,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { getNetwork } from '../../../../networks/index.ts'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { nameOf } from '../copy.ts'
import { useInbox } from '../list/inbox-context.ts'
import { PersonFace } from '../list/person-face.tsx'
import { actionsCopy } from './actions-copy.ts'
import { threadCopy } from './copy.ts'
import type { ThreadActions } from './use-thread-actions.ts'

type Props = {
  thread: ConversationThread
  actions: ThreadActions
  canAnswer: boolean
  onResolve: () => void
  onUnread: () => void
  onHide: (act: 'hide' | 'delete' | 'spam') => void
  onDialog: (dialog: 'snooze' | 'assign' | 'label' | 'side') => void
}

const ICON = 'size-5'
const MENU_ICON = 'size-5 text-ink-2'

const describePlace = ({ conversation: { kind, post } }: ConversationThread) => {
  const { about } = threadCopy
  if (kind !== 'comments') return about[kind]
  return post ? about.comments(post.title) : about.comment
}

const MoreMenu = ({
  thread,
  canAnswer,
  onUnread,
  onHide,
  onDialog,
}: Omit<Props, 'onResolve' | 'actions'>) => {
  const { go } = useInbox()
  const openLink = useNetworkLink()
  const canModerate = useCan(moderateConversations.action)
  const { id, conversation, abilities, items } = thread
  const { state, account, post } = conversation
  const url = items.findLast(({ url: own }) => own)?.url
  const icon = (Icon: typeof Check) => <Icon aria-hidden="true" className={MENU_ICON} />
  return (
    <Menu
      trigger={
        <IconButton
          label={actionsCopy.more}
          icon={<MoreHorizontal aria-hidden="true" className={ICON} />}
        />
      }
    >
      {canAnswer ? (
        <>
          <MenuItem icon={icon(UserPlus)} onSelect={() => onDialog('assign')}>
            {actionsCopy.assign}
          </MenuItem>
          <MenuItem icon={icon(Tag)} onSelect={() => onDialog('label')}>
            {actionsCopy.label}
          </MenuItem>
          <MenuItem icon={icon(MailOpen)} onSelect={onUnread} isDisabled={state === 'hidden'}>
            {actionsCopy.unread}
          </MenuItem>
        </>
      ) : null}
      <MenuItem icon={icon(UserRound)} onSelect={() => go({ person: id, tab: undefined })}>
        {actionsCopy.samePerson}
      </MenuItem>
      {post?.postId ? (
        <MenuItem icon={icon(PanelRight)} onSelect={() => go({ post: post.postId ?? undefined })}>
          {actionsCopy.samePost}
        </MenuItem>
      ) : null}
      {url ? (
        <MenuItem
          icon={icon(ExternalLink)}
          onSelect={() => openLink({ network: account.network, url })}
        >
          {actionsCopy.copyLink}
        </MenuItem>
      ) : null}
      {canModerate ? (
        <>
          <MenuSeparator />
          <MenuItem icon={icon(ShieldAlert)} onSelect={() => onHide('spam')}>
            {actionsCopy.spamAct}
          </MenuItem>
          {abilities.canDelete ? (
            <MenuItem
              isDanger
              icon={<Trash2 aria-hidden="true" className={ICON} />}
              onSelect={() => onHide('delete')}
            >
              {actionsCopy.delete}
            </MenuItem>
          ) : null}
        </>
      ) : null}
    </Menu>
  )
}

export const ThreadHead = (props: Props) => {
  const { thread, actions, canAnswer, onResolve, onUnread, onHide, onDialog } = props
  const { close } = useInbox()
  const canModerate = useCan(moderateConversations.action)
  const { id, conversation } = thread
  const { person, account, assignee, state } = conversation
  const name = nameOf(person)
  const { Mark, color, title } = getNetwork(account.network)
  const isHidden = state === 'hidden'
  const isDone = state === 'answered'
  return (
    <header className="flex min-h-16 items-center gap-1 border-b border-line bg-header py-2 pr-1 pl-1 max-lg:pt-[calc(8px+var(--safe-top))] lg:pl-5">
      <IconButton
        label={threadCopy.back}
        className="lg:hidden"
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        onClick={close}
      />
      <button
        type="button"
        onClick={() => onDialog('side')}
        className="flex min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-control text-left xl:pointer-events-none"
      >
        <span className="max-[23rem]:hidden lg:hidden">
          <PersonFace name={name} network={account.network} />
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <h2 className="truncate font-semibold">{name}</h2>
          <span className="flex items-center gap-1.5 text-caption text-ink-3">
            <span className="max-lg:hidden" style={{ color }}>
              <Mark className="size-3.5" />
            </span>
            <span className="sr-only">{title}, </span>
            <span className="truncate">{describePlace(thread)}</span>
          </span>
        </span>
      </button>
      {canAnswer ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="max-lg:hidden"
            onClick={() => onDialog('assign')}
          >
            <span className="max-w-28 truncate">{assignee?.name ?? actionsCopy.nobody}</span>
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
          <IconButton
            label={isDone ? actionsCopy.reopen : actionsCopy.resolve}
            className="max-lg:hidden"
            icon={
              isDone ? (
                <RotateCcw aria-hidden="true" className={ICON} />
              ) : (
                <Check aria-hidden="true" className={ICON} />
              )
            }
            disabled={isHidden}
            onClick={isDone ? () => actions.change([id], { kind: 'reopen' }) : onResolve}
          />
          <IconButton
            label={actionsCopy.snooze}
            disabled={isHidden}
            icon={<AlarmClock aria-hidden="true" className={ICON} />}
            onClick={() => onDialog('snooze')}
          />
        </>
      ) : null}
      {canModerate ? (
        <IconButton
          label={isHidden ? actionsCopy.show : actionsCopy.hide}
          icon={
            isHidden ? (
              <Eye aria-hidden="true" className={ICON} />
            ) : (
              <EyeOff aria-hidden="true" className={ICON} />
            )
          }
          onClick={isHidden ? () => actions.moderate([id], 'show') : () => onHide('hide')}
        />
      ) : null}
      <IconButton
        label={threadCopy.side}
        className="max-lg:hidden xl:hidden"
        icon={<PanelRight aria-hidden="true" className={ICON} />}
        onClick={() => onDialog('side')}
      />
      <MoreMenu {...{ thread, canAnswer, onUnread, onHide, onDialog }} />
    </header>
  )
}
