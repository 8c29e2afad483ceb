import { useLocation } from '@tanstack/react-router'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { describeAttachFailure } from '../connect/attach-failure.ts'
import { copy } from '../copy.ts'
import { CallbackDone, CallbackDoneElsewhere } from './callback-done.tsx'
import { CallbackFailure } from './callback-failure.tsx'
import { CallbackWorking } from './callback-parts.tsx'
import { type Callback, findCallback } from './oauth-return.ts'
import { UnknownCallback } from './unknown-callback.tsx'
import { useFinish } from './use-finish.ts'

const Finishing = ({ callback }: { callback: Callback }) => {
  const { network } = callback
  const { result, isElsewhere, retry } = useFinish(callback)
  const failure = { callback, isElsewhere, onRetry: retry }
  switch (result.kind) {
    case 'done':
      return isElsewhere ? (
        <CallbackDoneElsewhere attached={result.attached} />
      ) : (
        <CallbackDone network={network} attached={result.attached} />
      )
    case 'refused':
      return (
        <CallbackFailure
          {...failure}
          drawing="lock"
          title={copy.callback.refusedTitle}
          text={copy.callback.refusedText(network.title)}
          remedy="again"
        />
      )
    case 'broken':
      return (
        <CallbackFailure
          {...failure}
          title={copy.callback.brokenTitle}
          text={copy.callback.brokenText(network.title)}
          remedy="again"
        />
      )
    case 'handed':
      return (
        <SinglePurposeCard title={copy.window.handedTitle} text={copy.window.handedText} isAlert />
      )
    case 'signed-out':
      return (
        <CallbackFailure
          {...failure}
          drawing="lock"
          title={copy.callback.signedOutTitle}
          text={copy.callback.signedOutText}
          remedy="sign-in"
        />
      )
    case 'failed':
      return (
        <CallbackFailure
          {...failure}
          {...describeAttachFailure({ error: result.error, network: network.title })}
        />
      )
    default:
      return <CallbackWorking network={network} />
  }
}

export default function CallbackPage() {
  const { pathname } = useLocation()
  const callback = findCallback(pathname)
  return callback ? <Finishing callback={callback} /> : <UnknownCallback />
}
