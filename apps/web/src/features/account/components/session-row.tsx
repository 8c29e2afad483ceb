import type { DeviceSession } from '@kadr/contract/users'
import { Laptop, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeMoment } from '../../../platform/moment.ts'
import { ListRow } from '../../../ui/list-row.tsx'
import { copy, PROVIDER_NAME } from '../copy.ts'

const isPhone = (device: string) => /android|iphone|ipad|ios/i.test(device)

type Props = { session: DeviceSession; timeZone: string; trailing?: ReactNode; className?: string }

export const SessionRow = ({ session, timeZone, trailing, className }: Props) => {
  const Icon = isPhone(session.device) ? Smartphone : Laptop
  const moment = describeMoment({ at: new Date(session.lastUsedAt), now: new Date(), timeZone })
  return (
    <ListRow
      {...(className && { className })}
      leading={
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      }
      title={session.device}
      subtitle={
        session.isCurrent
          ? `${copy.sessions.current}, ${PROVIDER_NAME[session.authType]}`
          : `${copy.sessions.used(moment)}, ${PROVIDER_NAME[session.authType]}`
      }
      trailing={trailing}
    />
  )
}
