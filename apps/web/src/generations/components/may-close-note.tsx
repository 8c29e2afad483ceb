import { listSignIns, type MessengerName } from '@kadr/contract/identity/users'
import { type Connections, getConnections } from '@kadr/contract/publishing/connections'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import { copy } from '../copy.ts'

/** Messengers where people can switch the bot off as a whole. */
const SWITCHES: Readonly<Partial<Record<MessengerName, keyof Connections>>> = {
  telegram: 'isTelegramNotificationsEnabled',
}

/** The bot reaches users of a messenger who have not switched it off there. */
const useIsWrittenTo = (): boolean => {
  const api = useApi()
  const enabled = useIsSignedIn()
  const signIns = useQuery({ ...api.query(listSignIns), enabled })
  const connections = useQuery({ ...api.query(getConnections), enabled })
  const isOn = (messenger: MessengerName) => {
    const { [messenger]: name } = SWITCHES
    return name === undefined || connections.data?.[name] === true
  }
  return signIns.data?.some(({ provider }) => isMessenger(provider) && isOn(provider)) ?? false
}

export const MayCloseNote = () => (
  <p className="flex items-center gap-2 text-label text-ink-2">
    <BellRing aria-hidden="true" className="size-4 shrink-0 text-accent" />
    {useIsWrittenTo() ? copy.mayClose : copy.mayCloseSilently}
  </p>
)
