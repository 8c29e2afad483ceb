import type { BotChat } from '@kadr/contract/operations/dev'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { copy } from '../copy.ts'

type Group = BotChat['group']

type Props = {
  group: Group | undefined
  /** A topic of the group, 0 for the general one; null for the chat with the bot. */
  thread: number | null
  onThread: (thread: number | null) => void
  isPending: boolean
  onMember: (kind: 'join' | 'leave') => void
}

const PRIVATE = 'private'

const listChats = (group: Group | undefined) => [
  { value: PRIVATE, label: copy.bot },
  ...(group ? [{ value: '0', label: group.title }] : []),
  ...(group?.topics ?? []).map(({ id, title }) => ({
    value: String(id),
    label: `${group?.title}: ${title}`,
  })),
]

/** Which chat is shown, and whether the bot is in the group. */
export const ChatChoice = ({ group, thread, onThread, isPending, onMember }: Props) => (
  <header className="grid shrink-0 gap-2 border-b border-line bg-surface px-3 py-2">
    <Select
      aria-label={copy.place}
      options={listChats(group)}
      value={thread === null ? PRIVATE : String(thread)}
      onChange={({ target }) => onThread(target.value === PRIVATE ? null : Number(target.value))}
    />
    {thread !== null && group ? (
      <Button
        variant="soft"
        size="sm"
        isLoading={isPending}
        onClick={() => onMember(group.isBotIn ? 'leave' : 'join')}
      >
        {group.isBotIn ? copy.leave : copy.join}
      </Button>
    ) : null}
  </header>
)
