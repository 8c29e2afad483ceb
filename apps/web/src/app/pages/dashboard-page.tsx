import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import { createPost } from '@kadr/contract/publishing/posts'
import { createReel } from '@kadr/contract/studio/reels'
import { isSameClock } from '@kadr/domain/base/time-zones'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import {
  useUnreadNotifications,
  useUnreadQuery,
} from '../../features/delivery/notifications/api/notifications.queries.ts'
import { NotificationRows } from '../../features/delivery/notifications/components/notification-rows.tsx'
import { WeekResultsCard } from '../../features/delivery/notifications/components/week-results-card.tsx'
import { useMe } from '../../features/identity/users/api/users.queries.ts'
import { useSignInCount } from '../../features/identity/users/model/use-sign-in-count.ts'
import { useSubscription } from '../../features/money/billing/api/billing.queries.ts'
import { PlanSection } from '../../features/money/billing/plan/plan-section.tsx'
import { SubscriptionNoticeSlot } from '../../features/money/billing/plan/subscription-banner.tsx'
import { MetersSection } from '../../features/money/billing/usage/meters-section.tsx'
import { DemoCard } from '../../features/operations/demo/demo-card.tsx'
import { ExampleCard } from '../../features/operations/demo/example-card.tsx'
import { useConnections } from '../../features/publishing/connections/api/connections.queries.ts'
import { AttentionRows } from '../../features/publishing/connections/list/attention-rows.tsx'
import {
  listConnections,
  needsReauth,
} from '../../features/publishing/connections/list/list-connections.ts'
import {
  useHasPlannedPost,
  useUpcoming,
} from '../../features/publishing/posts/api/posts.queries.ts'
import { PostAttentionRows } from '../../features/publishing/posts/list/post-attention-rows.tsx'
import { UpcomingSection } from '../../features/publishing/posts/list/upcoming-section.tsx'
import { usePostAttention } from '../../features/publishing/posts/list/use-post-attention.ts'
import { ActiveGenerationsSlot } from '../../features/studio/generations/components/active-generations-slot.tsx'
import { useHasFinishedReel } from '../../features/studio/reels/api/reels.queries.ts'
import { TopicForm } from '../../features/studio/reels/components/topic-form.tsx'
import { useActiveGenerations } from '../../generations/api/generations.queries.ts'
import { REEL_KINDS } from '../../generations/kinds.ts'
import { failureText } from '../../platform/api/failure-text.ts'
import { useIsSignedIn, useStart } from '../../platform/api/services.tsx'
import { useCan, usePermissions } from '../../platform/session/current-workspace.ts'
import { browserTimeZone } from '../../platform/text/time-zones.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { AttentionCard } from '../dashboard/attention-card.tsx'
import { ChecklistSlot } from '../dashboard/checklist-slot.tsx'
import { copy as dashboard } from '../dashboard/copy.ts'
import { DashboardSkeleton, StartFailure } from '../dashboard/dashboard-states.tsx'
import { DashboardView } from '../dashboard/dashboard-view.tsx'

const WeekCard = lazy(() => import('../../features/insight/analytics/overview/week-card.tsx'))
const AutomationCard = lazy(
  () => import('../../features/automation/automations/list/dashboard-card.tsx'),
)

/** The Telegram sign-in failed, or the profile could not be loaded. */
const useStartFailure = () => {
  const isSignedIn = useIsSignedIn()
  const start = useStart()
  const me = useMe()
  if (start.status === 'failed' || (!isSignedIn && start.status === 'running')) {
    return { error: start.error, isRetrying: start.status === 'running', retry: start.retry }
  }
  if (me.user || !me.query.isError) return undefined
  return { error: me.query.error, isRetrying: me.query.isFetching, retry: me.query.refetch }
}

/** These notifications are hidden here: the connection, the post or the plan has its own words until it is repaired. */
const SHOWN_ITSELF: ReadonlySet<NotificationKind> = new Set([
  'connection_needs_reauth',
  'failed',
  'needs_attention',
  'handed_over',
  'approval_asked',
  'renewal_failed',
  'plan_ended',
])

/** Nothing to do about them: shown apart from what needs an action. */
const NEWS: ReadonlySet<NotificationKind> = new Set([
  'published',
  'delayed',
  'render_ready',
  'words_ready',
  'automation_ready',
  'approval_decided',
  'commented',
  'member_joined',
  'daily_digest',
  'payment_received',
  'payment_refunded',
  'payout_settled',
])

const isWeekResults = ({ kind }: { kind: NotificationKind }) => kind === 'weekly_digest'

const WeekResults = () => (
  <WeekResultsCard notifications={useUnreadNotifications().filter(isWeekResults)} />
)

const News = () => {
  const news = useUnreadNotifications().filter(({ kind }) => NEWS.has(kind))
  return (
    <AttentionCard title={dashboard.news} isEmpty={news.length === 0}>
      <NotificationRows notifications={news} />
    </AttentionCard>
  )
}

const Attention = () => {
  const { connections } = useConnections()
  const lost = connections ? listConnections(connections).filter(needsReauth) : []
  const unread = useUnreadNotifications().filter(
    (one) => !(SHOWN_ITSELF.has(one.kind) || NEWS.has(one.kind) || isWeekResults(one)),
  )
  const waiting = usePostAttention()
  return (
    <AttentionCard
      title={dashboard.attention}
      isEmpty={lost.length + waiting.length + unread.length === 0}
    >
      <AttentionRows connections={lost} />
      <PostAttentionRows counts={waiting} />
      <NotificationRows notifications={unread} />
    </AttentionCard>
  )
}

type QuickCreateProps = { canPost: boolean; canMakeReels: boolean }

const QuickCreate = ({ canPost, canMakeReels }: QuickCreateProps) => (
  <>
    {canPost ? (
      <LinkButton asChild className="max-sm:basis-full">
        <Link to="/posts/new">
          <Plus aria-hidden="true" className="size-5" />
          Создать пост
        </Link>
      </LinkButton>
    ) : null}
    {(canMakeReels ? REEL_KINDS : []).map(({ kind, to, label, icon: Icon }) => (
      <LinkButton key={kind} asChild variant="secondary" className="max-sm:flex-1">
        <Link to={to}>
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </Link>
      </LinkButton>
    ))}
  </>
)

const WeekSlot = () =>
  useCan('analytics.read') ? (
    <Suspense>
      <WeekCard />
    </Suspense>
  ) : null

const AutomationSlot = () =>
  useCan('automations.read') ? (
    <Suspense>
      <AutomationCard />
    </Suspense>
  ) : null

/** In a workspace of another person their plan counts. */
const OwnPlan = ({ children }: { children: ReactNode }) =>
  useCan('workspace.own') ? children : null

const PlanNotice = () => (
  <OwnPlan>
    <SubscriptionNoticeSlot />
  </OwnPlan>
)

const isAnswered = ({ data, isError }: { data: unknown; isError: boolean }) =>
  data !== undefined || isError

export default function DashboardPage() {
  const { user } = useMe()
  const { connections } = useConnections()
  const signIns = useSignInCount()
  const plan = useSubscription()
  const upcoming = useUpcoming()
  const renders = useActiveGenerations()
  const unread = useUnreadQuery()
  const hasReel = useHasFinishedReel()
  const hasPost = useHasPlannedPost()
  const failure = useStartFailure()
  const now = new Date()
  const deviceZone = browserTimeZone()
  const timeZone = user?.timeZone ?? deviceZone
  const can = usePermissions()
  const creating = { canPost: can(createPost.action), canMakeReels: can(createReel.action) }
  const actions = creating.canPost || creating.canMakeReels ? <QuickCreate {...creating} /> : null
  const frame = { firstName: user?.firstName, timeZone, now, actions }
  // Data that decides which sections exist; each section handles its own failures.
  const isKnown =
    user !== undefined &&
    isAnswered({ data: plan.subscription, isError: plan.query.isError }) &&
    isAnswered(upcoming) &&
    isAnswered(renders) &&
    isAnswered(unread) &&
    isAnswered({ data: signIns.count, isError: signIns.isError })
  // Query results are urgent updates, rendered in one task; a deferred value renders in interruptible slices.
  const isShown = useDeferredValue(isKnown, false)
  // Sections below the fold of a phone render in a second pass.
  const isComplete = useDeferredValue(isShown, false)
  const [isPlanRemembered] = useState(plan.subscription !== undefined)

  if (failure) {
    return (
      <DashboardView
        {...frame}
        notice={
          <StartFailure
            text={failureText(failure.error)}
            isRetrying={failure.isRetrying}
            onRetry={() => void failure.retry()}
          />
        }
      />
    )
  }
  if (!isShown) {
    // Cached data renders in the first pass: added later, it would shift the layout below it.
    return (
      <DashboardView
        key="unknown"
        {...frame}
        notice={isPlanRemembered ? <PlanNotice /> : null}
        main={<DashboardSkeleton />}
      />
    )
  }
  return (
    <DashboardView
      key="known"
      {...frame}
      notice={<PlanNotice />}
      main={
        <>
          {creating.canMakeReels ? <TopicForm /> : null}
          <Attention />
          <ActiveGenerationsSlot active={renders.data ?? []} />
          <UpcomingSection upcoming={upcoming} />
          <WeekResults />
          {isComplete ? <WeekSlot /> : null}
          <News />
          <ChecklistSlot
            can={can}
            facts={{
              hasReel,
              hasPost,
              firstName: user?.firstName,
              isClockRight:
                user && isSameClock({ zone: user.timeZone, other: deviceZone, at: now }),
              signInCount: signIns.count,
              connectionCount: connections && listConnections(connections).length,
            }}
          />
          {isComplete ? (
            <>
              <AutomationSlot />
              <ExampleCard />
              <OwnPlan>
                <MetersSection />
              </OwnPlan>
            </>
          ) : null}
        </>
      }
      aside={
        isComplete ? (
          <>
            <DemoCard />
            <OwnPlan>
              <PlanSection timeZone={timeZone} />
            </OwnPlan>
          </>
        ) : null
      }
    />
  )
}
