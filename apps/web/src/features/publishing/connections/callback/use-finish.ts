import { useEffect, useRef, useState } from 'react'
import type { Attached, OAuthAnswer, OAuthGrant } from '../../../../networks/network.ts'
import { useServices } from '../../../../platform/api/services.tsx'
import { isSignedIn } from '../../../../platform/session/session-store.ts'
import { attachByGrant, attachByHandover } from '../api/connections.mutations.ts'
import { passToOpener } from '../connect/sign-in-window.ts'
import type { Callback } from './oauth-return.ts'
import { forgetHandover, isHandoverState } from './oauth-return.ts'

type Result =
  | { kind: 'working' }
  | { kind: 'refused' | 'broken' | 'signed-out' | 'handed' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'done'; attached: Attached }

export type Finish = {
  result: Result
  /** The sign-in began in another client; its session is not in this browser. */
  isElsewhere: boolean
  retry: () => void
}

/** The URL carried a secret: remove it from the address bar and the history. */
const cleanAddress = () => window.history.replaceState(null, '', window.location.pathname)

const isGrant = (answer: OAuthAnswer): answer is OAuthGrant => 'state' in answer

/** Networks return the state with an error response too. */
const stateOf = ({ search, hash }: Location) =>
  new URLSearchParams(search).get('state') ?? new URLSearchParams(hash.slice(1)).get('state') ?? ''

/** Runs once: an OAuth code is spent by its first use. */
export const useFinish = ({ method }: Callback): Finish => {
  const { api, session } = useServices()
  const [result, setResult] = useState<Result>({ kind: 'working' })
  const [isElsewhere, setIsElsewhere] = useState(false)
  const grant = useRef<OAuthGrant>(undefined)
  const isRead = useRef(false)

  const attach = async (given: OAuthGrant) => {
    const isOurs = !isHandoverState(given.state)
    if (isOurs && !isSignedIn(session.getState())) return setResult({ kind: 'signed-out' })
    setResult({ kind: 'working' })
    try {
      const attached = isOurs
        ? await attachByGrant({ api, method, grant: given })
        : await attachByHandover({ api, grant: given })
      if (!isOurs) forgetHandover()
      setResult({ kind: 'done', attached })
    } catch (error) {
      setResult({ kind: 'failed', error })
    }
  }

  const arrive = async ({ answer, state }: { answer: OAuthAnswer; state: string }) => {
    if (await passToOpener({ answer, state })) {
      setResult({ kind: 'handed' })
      return window.close()
    }
    if (!isGrant(answer)) return setResult({ kind: answer.kind })
    grant.current = answer
    await attach(answer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: finishing belongs to the arrival on the page
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const answer = method.readReturn(window.location)
    const state = stateOf(window.location)
    setIsElsewhere(isHandoverState(state))
    cleanAddress()
    void arrive({ answer, state })
  }, [])

  return {
    result,
    isElsewhere,
    retry: () => {
      if (grant.current) void attach(grant.current)
    },
  }
}
