import { listSignIns } from '@kadr/contract/identity/users'
import { getConnections } from '@kadr/contract/publishing/connections'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import { copy } from '../copy.ts'

/** The bot reaches users of a messenger; in Telegram those who have not switched the notifications off. */
const useIsWrittenTo = (): boolean => {
  const api = useApi()
  const enabled = useIsSignedIn()
  const signIns = useQuery({ ...api.query(listSignIns), enabled })
  const connections = useQuery({ ...api.query(getConnections), enabled })
  const isTelegramOn = connections.data?.isTelegramNotificationsEnabled ?? false
  return (
    signIns.data?.some(
      ({ provider }) => isMessenger(provider) && (provider !== 'telegram' || isTelegramOn),
    ) ?? false
  )
}

export const MayCloseNote = () => (
  <p className="flex items-center gap-2 text-label text-ink-2">
    <BellRing aria-hidden="true" className="size-4 shrink-0 text-accent" />
    {useIsWrittenTo() ? copy.mayClose : copy.mayCloseSilently}
  </p>
)
