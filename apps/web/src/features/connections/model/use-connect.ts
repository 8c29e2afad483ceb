import type { Connection } from '@kadr/contract/connections'
import { useState } from 'react'
import type { OAuthWay, WebNetwork } from '../../../networks/network.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useIsTelegram } from '../../../platform/use-is-telegram.ts'
import { useOpenLink } from '../../../telegram/use-open-link.ts'
import { notify } from '../../../ui/toast.tsx'
import { useBeginSignIn } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'
import { openSignInWindow, rememberWindow } from './sign-in-window.ts'

export type ConnectTarget = {
  network: WebNetwork
  /** The account to sign in to again. */
  account?: Connection | undefined
  /** What is already known of the account to add. */
  hint?: string | undefined
}

/** What the person is asked now. */
export type ConnectStep = ConnectTarget &
  (
    | { kind: 'ways' }
    | { kind: 'form' }
    | { kind: 'waiting'; way: OAuthWay }
    | { kind: 'window'; way: OAuthWay; opened: Window; state: string }
  )

type Options = {
  /** Dialogs are shown here, so that a sign-in may go on in a window beside. */
  hasDialogs?: boolean
}

/** The way from «Подключить» to the network: a choice, a form, or the network's own page. */
export const useConnect = ({ hasDialogs = true }: Options = {}) => {
  const [step, setStep] = useState<ConnectStep>()
  const [leaving, setLeaving] = useState<WebNetwork>()
  const isTelegram = useIsTelegram()
  const openLink = useOpenLink()
  const begin = useBeginSignIn()

  const leaveFor = (target: ConnectTarget, way: OAuthWay) => {
    const { network } = target
    setLeaving(network)
    // Before the address is known: a window may be opened by the press itself only.
    const canOpen = hasDialogs && way.opensWindow && !isTelegram
    const opened = canOpen ? openSignInWindow() : null
    begin.mutate(
      { network: network.id, way, isElsewhere: isTelegram },
      {
        onSuccess: ({ url }) => {
          if (isTelegram) {
            openLink(url)
            return setStep({ ...target, kind: 'waiting', way })
          }
          if (!opened) return window.location.assign(url)
          const state = rememberWindow(url)
          opened.location.replace(url)
          setStep({ ...target, kind: 'window', way, opened, state })
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

  const connect = (target: ConnectTarget) => {
    const [way, ...others] = target.network.ways
    if (others.length > 0) setStep({ ...target, kind: 'ways' })
    else if (way.by === 'oauth') leaveFor(target, way)
    else setStep({ ...target, kind: 'form' })
  }

  return {
    step,
    /** The network whose page is being asked for. */
    leaving,
    connect,
    leaveFor,
    close: () => setStep(undefined),
  }
}
