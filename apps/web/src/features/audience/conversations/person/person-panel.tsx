import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { nameOf } from '../copy.ts'
import { describeAgo } from '../list/ago.ts'
import { useInbox } from '../list/inbox-context.ts'
import { PersonFace } from '../list/person-face.tsx'
import { useNow } from '../list/use-now.ts'
import { personCopy } from './copy.ts'
import { PersonNote } from './note-form.tsx'
import { PersonLabels } from './person-labels.tsx'

type Props = { thread: ConversationThread; onLeave: (() => void) | undefined }

const SHOWN = 4

/** What they wrote before, and what we know about them. */
export const PersonPanel = ({ thread, onLeave }: Props) => {
  const { go, open } = useInbox()
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { person: stranger, account } = thread.conversation
  const { firstSeenAt, count, earlier } = thread.person
  const now = useNow()
  const name = nameOf(stranger)
  const since = describeDay({ at: new Date(firstSeenAt), now, timeZone })
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        <PersonFace name={name} network={account.network} />
        <div className="grid min-w-0">
          <h3 className="truncate font-semibold">{name}</h3>
          <p className="text-caption text-ink-3">
            {count > 1 ? personCopy.since(since, count) : personCopy.once}
          </p>
        </div>
      </div>
      {earlier.length > 0 ? (
        <ul className="grid grid-cols-1 border-t border-line pt-1">
          {earlier.slice(0, SHOWN).map(({ conversationId, text, happenedAt, isOurs }) => (
            <li key={conversationId + happenedAt}>
              <button
                type="button"
                onClick={() => {
                  onLeave?.()
                  open(conversationId)
                }}
                className="flex min-h-9 w-full cursor-pointer items-center gap-2 text-left text-label hover:text-accent"
              >
                <span className="min-w-0 flex-1 truncate">
                  {isOurs ? <span className="text-ink-3">{personCopy.ours}</span> : null}«{text}»
                </span>
                <time dateTime={happenedAt} className="shrink-0 text-caption text-ink-3">
                  {describeAgo({ at: new Date(happenedAt), now, timeZone })}
                </time>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {earlier.length > 0 ? (
        <Button
          variant="text"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onLeave?.()
            go({ person: thread.id, tab: undefined })
          }}
        >
          {personCopy.all}
        </Button>
      ) : null}
      <PersonNote thread={thread} />
      <PersonLabels thread={thread} />
    </Card>
  )
}
