import { schedulePost } from '@kadr/contract/posts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { CalendarScreen } from '../../features/calendar/components/calendar-screen.tsx'
import { copy } from '../../features/calendar/copy.ts'
import { readCalendarSearch } from '../../features/calendar/model/calendar-search.ts'
import { useConnections } from '../../features/connections/api/connections.queries.ts'
import { listConnections } from '../../features/connections/model/list-connections.ts'
import { useCan, useCurrentWorkspace } from '../../platform/current-workspace.ts'
import { browserTimeZone, zoneName } from '../../platform/time-zones.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { useIsDesktop } from '../layouts/use-is-desktop.ts'

const PostDialog = lazy(() =>
  import('../../features/posts/components/post-dialog.tsx').then((module) => ({
    default: module.PostDialog,
  })),
)

/** Composes the calendar with the post modal of another feature. */
export default function CalendarPage() {
  const search = useSearch({ from: '/app/calendar' })
  const navigate = useNavigate()
  const isWide = useIsDesktop()
  const workspace = useCurrentWorkspace()
  const { connections } = useConnections()
  const accounts = useMemo(() => connections && listConnections(connections), [connections])
  const timeZone = workspace?.timeZone ?? browserTimeZone()
  return (
    <CalendarScreen
      search={search}
      onSearch={(change) =>
        void navigate({
          to: '/calendar',
          search: readCalendarSearch({ ...search, ...change }),
          // Opening a modal adds a history entry; days and filters replace the current one.
          replace: change.post === undefined,
          resetScroll: false,
        })
      }
      timeZone={timeZone}
      zoneName={zoneName({ zone: timeZone, at: new Date() })}
      isWide={isWide}
      canEdit={useCan(schedulePost.action)}
      connections={accounts}
      connectLink={
        <LinkButton asChild variant="secondary" size="sm">
          <Link to="/connections">{copy.connect}</Link>
        </LinkButton>
      }
      settingsLink={
        <LinkButton asChild variant="secondary">
          <Link to="/posts/settings">
            <Settings2 aria-hidden="true" className="size-5" />
            {copy.settings}
          </Link>
        </LinkButton>
      }
      onCreate={({ at, connectionIds }) =>
        void navigate({
          to: '/posts/new',
          search: { at, ...(connectionIds.length > 0 && { connections: connectionIds.join(',') }) },
        })
      }
      renderPost={({ postId, onClose }) => (
        <Suspense>
          <PostDialog postId={postId} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}
