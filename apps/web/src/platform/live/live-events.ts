import type { CacheTag } from '@kadr/contract/base/cache-tags'
import { type LiveEvent, watchEvents } from '@kadr/contract/events'
import { getResource } from '@kadr/contract/library/resources'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api-client.ts'
import { isSignedIn, type SessionStore } from '../session/session-store.ts'
import type { WorkspaceStore } from '../session/workspace-store.ts'
import { followEvents } from './follow-events.ts'
import { readEvents, waitOnline } from './read-events.ts'

type Parts = {
  api: Api
  queries: QueryClient
  session: SessionStore
  workspace: WorkspaceStore
}

const POST_LISTS: readonly CacheTag[] = ['posts', 'postCounts', 'calendar', 'automationRuns']

/** Cache tags by the subject of an event. Files are invalidated one by one: there are many, and few change. */
const TAGS: Readonly<Record<string, readonly CacheTag[]>> = {
  target: [...POST_LISTS, 'post', 'targetHistory'],
  post: [...POST_LISTS, 'postComments', 'changesSinceApproval'],
  generation: ['generations', 'generation', 'reels', 'points'],
  connection: ['connections', 'subscription'],
  member: ['team', 'workspaces', 'authors'],
  invite: ['invites'],
  workspace: ['team', 'workspaces'],
  review_link: ['reviewLinks'],
  api_key: ['apiKeys'],
  presence: ['presence'],
  order: ['order', 'subscription', 'points', 'billing', 'payments'],
  renewal: ['subscription', 'billing'],
  plan: ['subscription', 'points', 'billing', 'connections'],
  notification: ['notifications'],
  automation: ['automations', 'automation', 'automationRuns', 'plannedRuns'],
  conversation: ['conversations', 'conversation', 'conversationCounts', 'conversationFigures'],
  conversation_account: ['conversationAccounts'],
  conversation_rule: ['conversationRules'],
  transcript: ['transcript'],
  webhook: ['webhooks', 'webhookDeliveries'],
  confirmation: ['confirmation'],
  program: ['programs'],
  figures: ['analytics', 'workItems', 'workItem'],
}
const ALL_TAGS: readonly CacheTag[] = [...new Set(Object.values(TAGS).flat()), 'resource']

/** Older events precede the page's own reads. */
const LONGEST_START_MS = 60_000
const START_MARGIN_MS = 2000

const subjectOf = ({ kind }: LiveEvent) => kind.split('.')[0] ?? ''

const applyEvents = ({ api, queries }: Parts, events: readonly LiveEvent[]) => {
  api.markStale([...new Set(events.flatMap((event) => TAGS[subjectOf(event)] ?? []))])
  const changed = events.filter((event) => subjectOf(event) === 'resource')
  for (const id of new Set(changed.map(({ subjectId }) => subjectId))) {
    const { queryKey } = api.query(getResource, { params: { id } })
    void queries.invalidateQueries({ queryKey, exact: true })
  }
}

const follow = (
  parts: Parts,
  {
    position,
    onPosition,
    signal,
  }: { position: number | undefined; onPosition: (position: number) => void; signal: AbortSignal },
) => {
  const { api } = parts
  return followEvents({
    signal,
    position,
    wait: waitOnline,
    open: async function* (after, until) {
      const sinceMs = Math.min(LONGEST_START_MS, Math.round(performance.now()) + START_MARGIN_MS)
      const response = await api.open(watchEvents, {
        query: { sinceMs },
        headers: { ...(after !== undefined && { 'last-event-id': String(after) }) },
        signal: until,
      })
      yield* readEvents({ route: watchEvents, response })
    },
    onFrame: (frame) => {
      onPosition(frame.position)
      if (frame.isGap) api.markStale(ALL_TAGS)
      else applyEvents(parts, frame.events)
    },
    onStale: () => api.markStale(ALL_TAGS),
  })
}

/**
 * Invalidates caches by one event stream, open only while a user is signed in and the tab is visible: without HTTP/2
 * a browser allows six connections per site across all tabs. Missed events are replayed on return.
 */
export const startLiveEvents = (parts: Parts): (() => void) => {
  const { session, workspace } = parts
  let current: { workspaceId: string; stop: AbortController } | undefined
  let known: { workspaceId: string; position: number } | undefined

  const sync = () => {
    const isWanted = isSignedIn(session.getState()) && document.visibilityState === 'visible'
    const workspaceId = isWanted ? (workspace.getState().chosenId ?? '') : undefined
    if (!isSignedIn(session.getState())) known = undefined
    if (current?.workspaceId === workspaceId) return
    current?.stop.abort()
    current = undefined
    if (workspaceId === undefined) return
    const stop = new AbortController()
    current = { workspaceId, stop }
    void follow(parts, {
      signal: stop.signal,
      position: known?.workspaceId === workspaceId ? known.position : undefined,
      onPosition: (position) => {
        known = { workspaceId, position }
      },
    })
  }

  const stops = [session.subscribe(sync), workspace.subscribe(sync)]
  document.addEventListener('visibilitychange', sync)
  sync()
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', sync)
    current?.stop.abort()
  }
}
