import type { Connection } from '@kadr/contract/publishing/connections'
import { useState } from 'react'
import { useIsInMessenger } from '../../../../messenger/messenger-hooks.ts'
import { useOpenLink } from '../../../../messenger/use-open-link.ts'
import type { OAuthMethod, WebNetwork } from '../../../../networks/network.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useBeginSignIn } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'
import { openSignInWindow, rememberWindow } from './sign-in-window.ts'

export type ConnectTarget = {
  network: WebNetwork
  /** The account to sign in to again. */
  account?: Connection | undefined
  /** Prefill of the account to add. */
  hint?: string | undefined
}

export type ConnectStep = ConnectTarget &
  (
    | { kind: 'methods' }
    | { kind: 'form' }
    | { kind: 'waiting'; method: OAuthMethod }
    | { kind: 'window'; method: OAuthMethod; opened: Window; state: string }
  )

type Options = {
  /** Called when a dialog has connected the account. */
  onConnected?: () => void
  /** The page renders the dialogs, which a popup sign-in needs. */
  hasDialogs?: boolean
}

export const useConnect = ({ hasDialogs = true, onConnected }: Options = {}) => {
  const [step, setStep] = useState<ConnectStep>()
  const [leaving, setLeaving] = useState<WebNetwork>()
  const isInMessenger = useIsInMessenger()
  const openLink = useOpenLink()
  const begin = useBeginSignIn()

  const leaveFor = (target: ConnectTarget, method: OAuthMethod, { mayOpenWindow = true } = {}) => {
    const { network } = target
    setLeaving(network)
    // Opened before the URL is known: browsers allow a popup only inside the click handler.
    const canOpen = hasDialogs && mayOpenWindow && method.opensWindow && !isInMessenger
    const opened = canOpen ? openSignInWindow() : null
    begin.mutate(
      { network: network.id, method, isElsewhere: isInMessenger },
      {
        onSuccess: ({ url }) => {
          if (isInMessenger) {
            openLink(url)
            return setStep({ ...target, kind: 'waiting', method })
          }
          if (!opened) return window.location.assign(url)
          const state = rememberWindow(url)
          opened.location.replace(url)
          setStep({ ...target, kind: 'window', method, opened, state })
        },
        onError: (error) => {
          opened?.close()
          setStep(undefined)
          notify.error(copy.beginFailed(network.title), { text: failureText(error) })
        },
        onSettled: () => setLeaving(undefined),
      },
    )
  }

  /** Signing in again takes the method the account was connected by. */
  const findKnownMethod = ({ network, account }: ConnectTarget) =>
    network.methods.find((method) => 'id' in method && method.id === account?.method)

  const connect = (target: ConnectTarget) => {
    const [first, ...others] = target.network.methods
    const known = findKnownMethod(target)
    const method = known ?? first
    if (!known && others.length > 0) setStep({ ...target, kind: 'methods' })
    else if (method.by === 'oauth') leaveFor(target, method)
    else setStep({ ...target, kind: 'form' })
  }

  /** One of several in a row: the first method, in the same window. */
  const connectNext = (target: ConnectTarget) => {
    const method = findKnownMethod(target) ?? target.network.methods[0]
    if (method.by === 'oauth') leaveFor(target, method, { mayOpenWindow: false })
    else setStep({ ...target, kind: 'form' })
  }

  return {
    step,
    /** The network whose consent URL is loading. */
    leaving,
    connect,
    connectNext,
    leaveFor,
    finish: () => {
      setStep(undefined)
      onConnected?.()
    },
    close: () => setStep(undefined),
  }
}
