import { type AiRequest, askAi, cancelAi, getAiStatus, repeatAi } from '@kadr/contract/studio/ai'
import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Api } from '../../platform/api/api-client.ts'
import { type Services, useServices } from '../../platform/api/services.tsx'
import { useCan, useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { useAiStatus } from '../api/ai.queries.ts'
import { type AiTrouble, findRefusal, troubleOfError, troubleOfRequest } from './ai-trouble.ts'
import { followRequest } from './follow-request.ts'
import { spendAiPointLocally } from './spend-ai-point.ts'

const LOOK_MS = 1500

export type AiRun =
  | { state: 'idle' }
  | { state: 'running'; text: string; isLost: boolean; isCancelling: boolean }
  | { state: 'done'; request: AiRequest }
  | { state: 'failed'; trouble: AiTrouble }

const IDLE: AiRun = { state: 'idle' }
const BEGUN: AiRun = { state: 'running', text: '', isLost: false, isCancelling: false }

/** Optimistic: counts the request in the meters; they are refetched when it ends. */
const countLocally = ({ api, queries }: Pick<Services, 'api' | 'queries'>, id: string) =>
  queries.setQueryData(api.query(getAiStatus).queryKey, (status) => {
    if (!status) return status
    const { left, lastMinute } = status.meters
    const meters = {
      ...status.meters,
      left: left > 0 ? left - 1 : left,
      lastMinute: lastMinute + 1,
    }
    return { ...status, meters, runningId: id }
  })

type Opening = (signal: AbortSignal) => Promise<Response>
type Flight = { controller: AbortController; id?: string; isCancelled: boolean }

/** A retry of the same task after a lost connection reuses its idempotency key, so that it can't cost twice. */
const useKeys = () => {
  const last = useRef<{ task: string; key: string }>(undefined)
  return {
    keyFor: (task: AiTaskInput) => {
      const text = JSON.stringify(task)
      if (last.current?.task !== text) last.current = { task: text, key: crypto.randomUUID() }
      return last.current.key
    },
    drop: () => {
      last.current = undefined
    },
  }
}

const follow = ({
  api,
  open,
  flight,
  onStarted,
  change,
}: {
  api: Api
  open: Opening
  flight: Flight
  onStarted: (id: string) => void
  change: (part: { text?: string; isLost?: boolean }) => void
}) =>
  followRequest({
    api,
    open: () => open(flight.controller.signal),
    signal: flight.controller.signal,
    onStarted,
    onText: (text) => change({ text }),
    onLost: () => change({ isLost: true }),
    pause: () => new Promise((resolve) => setTimeout(resolve, LOOK_MS)),
  })

/**
 * Runs one AI request at a time. Unmounting cancels it, since the server cancels when the stream closes. `cancel`
 * ends in `idle`.
 */
export const useAiRequest = ({ onDone }: { onDone?: (request: AiRequest) => void } = {}) => {
  const services = useServices()
  const { api } = services
  const role = useCurrentWorkspace()?.role
  const [run, setRun] = useState<AiRun>(IDLE)
  const flight = useRef<Flight>(undefined)
  const { keyFor, drop } = useKeys()
  useEffect(() => () => flight.current?.controller.abort(), [])

  const start = async (open: Opening) => {
    if (flight.current) return
    const mine: Flight = { controller: new AbortController(), isCancelled: false }
    flight.current = mine
    setRun(BEGUN)
    let wasLost = false
    const change = (part: { text?: string; isLost?: boolean }) => {
      wasLost ||= part.isLost === true
      setRun((before) => (before.state === 'running' ? { ...before, ...part } : before))
    }
    const onStarted = (id: string) => {
      mine.id = id
      countLocally(services, id)
      // The points of a workspace belong to its owner.
      if (role === undefined || role === 'owner') spendAiPointLocally(services)
      if (mine.isCancelled) void api.call(cancelAi, { params: { id } }).catch(() => undefined)
    }
    try {
      const request = await follow({ api, open, flight: mine, onStarted, change })
      drop()
      if (request.state === 'done') {
        setRun({ state: 'done', request })
        onDone?.(request)
      } else {
        const trouble = troubleOfRequest({ request, wasLost })
        setRun(mine.isCancelled ? IDLE : { state: 'failed', trouble })
      }
    } catch (error) {
      const trouble = troubleOfError(error)
      if (trouble.reason !== 'offline') drop()
      if (!mine.controller.signal.aborted) setRun({ state: 'failed', trouble })
    } finally {
      flight.current = undefined
      // The server's state changes until the stream ends, so caches are invalidated here and not on open.
      api.markStale(askAi.affects)
    }
  }

  const cancel = async () => {
    const mine = flight.current
    if (!mine || mine.isCancelled) return
    mine.isCancelled = true
    setRun((before) => (before.state === 'running' ? { ...before, isCancelling: true } : before))
    if (mine.id === undefined) return
    try {
      await api.call(cancelAi, { params: { id: mine.id } })
    } catch {
      // Closing the stream cancels too, once the server notices the disconnect.
      mine.controller.abort()
      setRun(IDLE)
    }
  }

  return {
    run,
    ask: (task: AiTaskInput) =>
      void start((signal) =>
        api.open(askAi, {
          body: { task },
          headers: { 'idempotency-key': keyFor(task) },
          signal,
        }),
      ),
    repeat: (id: string) => void start((signal) => api.open(repeatAi, { params: { id }, signal })),
    cancel: () => void cancel(),
    /** Back to the form; the result stays in the history. */
    reset: useCallback(() => setRun((before) => (before.state === 'running' ? before : IDLE)), []),
  }
}

/** Whether AI can be used, and if not, why. Before the status is loaded the server decides. */
export const useAiPermit = () => {
  const { status, ...query } = useAiStatus()
  return { ...query, status, refusal: findRefusal({ status, canEdit: useCan(askAi.action) }) }
}
