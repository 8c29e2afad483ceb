import type { Connections } from '@kadr/contract/publishing/connections'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useUpdateNotifications } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'

export const NotificationsCard = ({
  connections: { isTelegramNotificationsEnabled: isEnabled, isBotBlocked },
}: {
  connections: Pick<Connections, 'isTelegramNotificationsEnabled' | 'isBotBlocked'>
}) => {
  const update = useUpdateNotifications()
  return (
    <Card>
      <Switch
        label={<span className="font-medium">{copy.notifications.label}</span>}
        hint={copy.notifications.hint}
        checked={isEnabled}
        onChange={(event) =>
          update.mutate(event.target.checked, {
            onError: (error) =>
              notify.error(copy.notifications.failed, { text: failureText(error) }),
          })
        }
        className="py-0!"
      />
      {isBotBlocked && isEnabled ? (
        <p role="status" className="mt-3 text-label text-failed">
          {copy.notifications.blocked}
        </p>
      ) : null}
      <p className="mt-3 text-label">
        <Link to="/notifications/settings" className="text-accent">
          {copy.notifications.settings}
        </Link>
      </p>
    </Card>
  )
}
