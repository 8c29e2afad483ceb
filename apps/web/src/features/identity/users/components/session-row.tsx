import type { DeviceSession } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Laptop, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { ListRow } from '../../../../ui/layout/list-row.tsx'
import { copy } from '../copy.ts'

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
          ? `${copy.sessions.current}, ${PROVIDER_NAMES[session.authType]}`
          : `${copy.sessions.used(moment)}, ${PROVIDER_NAMES[session.authType]}`
      }
      trailing={trailing}
    />
  )
}
