import type { DeviceSession } from '@kadr/contract/users'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { List } from '../../../ui/list-row.tsx'
import { copy } from '../copy.ts'
import { orderSessions } from '../model/order-sessions.ts'
import { SessionRow } from './session-row.tsx'

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
