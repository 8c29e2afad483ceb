import type { Connection } from '@kadr/contract/publishing/connections'
import { useState } from 'react'
import { useIsInMessenger } from '../../../../messenger/messenger-hooks.ts'
import { useOpenLink } from '../../../../messenger/use-open-link.ts'
import type { Method, OAuthMethod, WebNetwork } from '../../../../networks/network.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useBeginSignIn } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'
import { idOf, useOpenMethods } from './open-methods.ts'
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
    | { kind: 'methods'; methods: readonly Method[] }
    | { kind: 'form'; method: Method }
    | { kind: 'waiting'; method: OAuthMethod }
    | { kind: 'window'; method: OAuthMethod; opened: Window; state: string }
  )

const weightOf = ({ by }: Method) => Number(by !== 'oauth')

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
  const listOpen = useOpenMethods()

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
    account && network.methods.find((method) => idOf(method) === account.method)

  const choose = (target: ConnectTarget, method: Method) => {
    if (method.by === 'oauth') leaveFor(target, method)
    else setStep({ ...target, kind: 'form', method })
  }

  const connect = (target: ConnectTarget) => {
    const { network } = target
    const known = findKnownMethod(target)
    const open = listOpen(network)
    const [first = network.methods[0], ...others] = open
    // A sign-in asks for less than what is typed.
    const methods = open.toSorted((one, other) => weightOf(one) - weightOf(other))
    if (!known && others.length > 0) setStep({ ...target, kind: 'methods', methods })
    else choose(target, known ?? first)
  }

  /** One of several in a row: the first sign-in, in the same window. */
  const connectNext = (target: ConnectTarget) => {
    const [usual] = target.network.methods
    const open = listOpen(target.network)
    const signIn = open.find(({ by }) => by === 'oauth')
    const method = findKnownMethod(target) ?? signIn ?? open[0] ?? usual
    if (method.by === 'oauth') leaveFor(target, method, { mayOpenWindow: false })
    else setStep({ ...target, kind: 'form', method })
  }

  return {
    step,
    /** The network whose consent URL is loading. */
    leaving,
    connect,
    connectNext,
    choose,
    leaveFor,
    finish: () => {
      setStep(undefined)
      onConnected?.()
    },
    close: () => setStep(undefined),
  }
}
