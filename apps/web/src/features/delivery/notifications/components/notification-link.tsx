import type { Notification } from '@kadr/contract/delivery/notifications'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useServices } from '../../../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { useReadNotifications } from '../api/notifications.mutations.ts'
import { copy } from '../copy.ts'

type Props = {
  notification: Pick<Notification, 'workspaceId' | 'title'> & { link: string }
  /** Read together with it. */
  ids: string[]
  className?: string
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** Opens what the notification is about, in its workspace, and marks it read. */
export const NotificationLink = ({ notification, ids, className, onOpen, children }: Props) => {
  const { workspace } = useServices()
  const current = useCurrentWorkspace()
  const { read } = useReadNotifications()
  const { workspaceId, title, link } = notification
  return (
    <Link
      to={link}
      className={className ?? ''}
      aria-label={copy.openNamed(title)}
      onClick={() => {
        if (ids.length > 0) read({ ids })
        if (current && current.id !== workspaceId) workspace.setState({ chosenId: workspaceId })
        onOpen?.()
      }}
    >
      {children}
    </Link>
  )
}
