import type { NotificationKind } from '@kadr/contract/notifications'
import { createPost } from '@kadr/contract/posts'
import { createReel } from '@kadr/contract/reels'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useMe } from '../../features/account/api/account.queries.ts'
import { useSignInCount } from '../../features/account/model/use-sign-in-count.ts'
import { useSubscription } from '../../features/billing/api/billing.queries.ts'
import { MetersSection } from '../../features/billing/components/meters-section.tsx'
import { PlanSection } from '../../features/billing/components/plan-section.tsx'
import { SubscriptionNoticePlace } from '../../features/billing/components/subscription-banner.tsx'
import { useConnections } from '../../features/connections/api/connections.queries.ts'
import { AttentionRows } from '../../features/connections/components/attention-rows.tsx'
import { listConnections, needsReauth } from '../../features/connections/model/list-connections.ts'
import { AttentionCard } from '../../features/dashboard/components/attention-card.tsx'
import { ChecklistPlace } from '../../features/dashboard/components/checklist-place.tsx'
import {
  DashboardSkeleton,
  StartFailure,
} from '../../features/dashboard/components/dashboard-states.tsx'
import { DashboardView } from '../../features/dashboard/components/dashboard-view.tsx'
import { copy as dashboard } from '../../features/dashboard/copy.ts'
import { DemoCard } from '../../features/demo/demo-card.tsx'
import { ExampleCard } from '../../features/demo/example-card.tsx'
import { RendersPlace } from '../../features/generations/components/renders-place.tsx'
import {
  useUnreadNotifications,
  useUnreadQuery,
} from '../../features/notifications/api/notifications.calls.ts'
import { NotificationRows } from '../../features/notifications/components/notification-rows.tsx'
import { useHasPlannedPost, useUpcoming } from '../../features/posts/api/posts.queries.ts'
import { PostAttentionRows } from '../../features/posts/components/post-attention-rows.tsx'
import { UpcomingSection } from '../../features/posts/components/upcoming-section.tsx'
import { usePostAttention } from '../../features/posts/model/use-post-attention.ts'
import { useHasFinishedReel } from '../../features/reels/api/reels.calls.ts'
import { TopicForm } from '../../features/reels/components/topic-form.tsx'
import { useCan, usePermissions } from '../../platform/current-workspace.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useIsSignedIn, useStart } from '../../platform/services.tsx'
import { browserTimeZone, isSameClock } from '../../platform/time-zones.ts'
import { useActiveGenerations } from '../../renders/api/generations.queries.ts'
import { REEL_KINDS } from '../../renders/kinds.ts'
import { LinkButton } from '../../ui/link-button.tsx'

const WeekCard = lazy(() => import('../../features/analytics/components/week-card.tsx'))
const AutomationCard = lazy(
  () => import('../../features/automations/components/dashboard-card.tsx'),
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

/** These notifications are hidden here: the connection or the post has its own row until it is repaired. */
const SHOWN_ITSELF: ReadonlySet<NotificationKind> = new Set([
  'connection_needs_reauth',
  'failed',
  'needs_attention',
  'approval_asked',
])

/** Good news: shown apart from what needs an action. */
const NEWS: ReadonlySet<NotificationKind> = new Set([
  'published',
  'render_ready',
  'automation_ready',
  'approval_decided',
  'commented',
  'member_joined',
])

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
    ({ kind }) => !SHOWN_ITSELF.has(kind) && !NEWS.has(kind),
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

const WeekPlace = () =>
  useCan('analytics.read') ? (
    <Suspense>
      <WeekCard />
    </Suspense>
  ) : null

const AutomationPlace = () =>
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
    <SubscriptionNoticePlace />
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
  const isWhole = useDeferredValue(isShown, false)
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
          <RendersPlace active={renders.data ?? []} />
          <UpcomingSection upcoming={upcoming} />
          {isWhole ? <WeekPlace /> : null}
          <News />
          <ChecklistPlace
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
          {isWhole ? (
            <>
              <AutomationPlace />
              <ExampleCard />
              <OwnPlan>
                <MetersSection />
              </OwnPlan>
            </>
          ) : null}
        </>
      }
      aside={
        isWhole ? (
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
