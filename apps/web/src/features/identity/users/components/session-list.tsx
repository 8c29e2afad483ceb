import type { DeviceSession } from '@kadr/contract/identity/users'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { copy } from '../copy.ts'
import { SessionRow } from './session-row.tsx'

/** This device first, then the most recently used. */
export const orderSessions = (sessions: DeviceSession[]): DeviceSession[] =>
  sessions.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
  )

type Props = { sessions: DeviceSession[]; timeZone: string; onRevoke: (id: string) => void }

export const SessionList = ({ sessions, timeZone, onRevoke }: Props) => (
  <List label={copy.sessions.title}>
    {orderSessions(sessions).map((session) => (
      <SessionRow
        key={session.id}
        session={session}
        timeZone={timeZone}
        className="px-0!"
        trailing={
          session.isCurrent ? (
            <Badge tone="published">{copy.sessions.active}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={copy.sessions.revokeNamed(session.device)}
              onClick={() => onRevoke(session.id)}
            >
              {copy.sessions.revoke}
            </Button>
          )
        }
      />
    ))}
  </List>
)
