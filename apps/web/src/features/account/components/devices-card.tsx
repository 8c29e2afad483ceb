import { countOf, type PluralForms } from '@kadr/domain/plural'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/card.tsx'
import { List } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { useSessions } from '../api/account.queries.ts'
import { copy } from '../copy.ts'
import { orderSessions } from '../model/order-sessions.ts'
import { AsyncRows } from './async-rows.tsx'
import { SessionRow } from './session-row.tsx'

const SHOWN = 3
const DEVICES: PluralForms = ['устройство', 'устройства', 'устройств']

export const DevicesCard = ({ timeZone }: { timeZone: string }) => {
  const sessions = useSessions()
  return (
    <Section
      title={copy.sessions.title}
      action={
        <Link to="/account" hash="sessions" className="text-label font-medium text-accent">
          {copy.sessions.manage}
        </Link>
      }
    >
      <Card padding="none">
        <AsyncRows query={sessions} failedTitle={copy.sessions.failed} isPadded>
          {(rows) => (
            <>
              <List label={copy.sessions.title}>
                {orderSessions(rows)
                  .slice(0, SHOWN)
                  .map((session) => (
                    <SessionRow key={session.id} session={session} timeZone={timeZone} />
                  ))}
              </List>
              {rows.length > SHOWN ? (
                <p className="border-t border-line px-4 py-3 text-label text-ink-3">
                  {copy.sessions.more(countOf({ count: rows.length - SHOWN, forms: DEVICES }))}
                </p>
              ) : null}
            </>
          )}
        </AsyncRows>
      </Card>
    </Section>
  )
}
