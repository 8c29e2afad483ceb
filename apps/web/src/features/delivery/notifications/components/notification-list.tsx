import type { Notification } from '@kadr/contract/delivery/notifications'
import { useWorkspaces } from '../../../../platform/session/current-workspace.ts'
import { List } from '../../../../ui/layout/list-row.tsx'
import { copy } from '../copy.ts'
import { NotificationItem } from './notification-item.tsx'

type Props = {
  notifications: readonly Notification[]
  timeZone: string
  isShort?: boolean
  onOpen?: () => void
}

export const NotificationList = ({ notifications, ...rest }: Props) => {
  const { data: workspaces = [] } = useWorkspaces()
  const nameOf = (workspaceId: string) =>
    workspaces.length > 1 ? workspaces.find(({ id }) => id === workspaceId)?.name : undefined
  return (
    <List label={copy.title}>
      {notifications.map((one) => (
        <NotificationItem
          key={one.id}
          notification={one}
          workspaceName={nameOf(one.workspaceId)}
          {...rest}
        />
      ))}
    </List>
  )
}
