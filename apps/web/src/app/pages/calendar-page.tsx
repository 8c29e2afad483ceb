import { schedulePost } from '@kadr/contract/publishing/posts'
import { zoneName } from '@kadr/domain/base/time-zones'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { copy } from '../../features/publishing/calendar/copy.ts'
import { CalendarScreen } from '../../features/publishing/calendar/page/calendar-screen.tsx'
import { readCalendarSearch } from '../../features/publishing/calendar/page/calendar-search.ts'
import { useConnections } from '../../features/publishing/connections/api/connections.queries.ts'
import { listConnections } from '../../features/publishing/connections/list/list-connections.ts'
import { useIsDesktop } from '../../platform/page/use-is-desktop.ts'
import { useCan, useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { browserTimeZone } from '../../platform/text/time-zones.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

const PostDialog = lazy(() =>
  import('../../features/publishing/posts/view/post-dialog.tsx').then((module) => ({
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
