import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OAuthAnswer, OAuthMethod, WebNetwork } from '../../../../networks/network.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useAttachAccount } from '../api/connections.mutations.ts'
import { copy } from '../copy.ts'
import { namesOf } from '../list/list-connections.ts'
import { describeAttachFailure } from './attach-failure.ts'
import { awaitAnswer } from './sign-in-window.ts'

const POLL_MS = 1000

type Problem = { title: string; text: string }

type Props = {
  network: WebNetwork
  method: OAuthMethod
  opened: Window
  state: string
  isOpening: boolean
  onAgain: () => void
  onClose: () => void
  onDone: () => void
}

/** The user signs in in a popup; its response is completed here. */
export const WindowDialog = (props: Props) => {
  const { network, method, opened, state, isOpening, onAgain, onClose, onDone } = props
  const { isPending, mutateAsync } = useAttachAccount()
  const [problem, setProblem] = useState<Problem>()
  const isWaiting = !isPending && !problem
  const isAnswered = useRef(false)

  const finish = useEffectEvent(async (answer: OAuthAnswer) => {
    isAnswered.current = true
    if (!('state' in answer)) return setProblem(refusalOf({ answer, title: network.title }))
    try {
      const { connections, notice } = await mutateAsync((api) => method.attach(api, answer))
      notify.success(copy.attached(namesOf(connections)), notice ? { text: notice } : {})
      onDone()
    } catch (error) {
      setProblem(describeAttachFailure({ error, network: network.title }))
    }
  })
  useEffect(() => awaitAnswer({ state, onAnswer: (answer) => void finish(answer) }), [state])

  // A closed popup counts as cancelled. A popup severed by COOP also reports `closed`, and completes by itself.
  const closeIfCancelled = useEffectEvent(() => {
    if (!isAnswered.current && opened.closed) onClose()
  })
  useEffect(() => {
    const timer = setInterval(closeIfCancelled, POLL_MS)
    return () => clearInterval(timer)
  }, [])

  const leave = () => {
    opened.close()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) leave()
      }}
      title={copy.window.title(network.title)}
      {...(isWaiting && { description: copy.window.text })}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {copy.window.close}
          </Button>
          <Button
            variant={problem ? 'primary' : 'secondary'}
            isLoading={isOpening}
            disabled={isPending}
            onClick={onAgain}
          >
            {copy.window.again}
          </Button>
        </>
      }
    >
      {problem ? (
        <div role="alert">
          <Banner tone="danger" title={problem.title} text={problem.text} />
        </div>
      ) : (
        <p role="status" className="flex items-center gap-3 text-label text-ink-2">
          <span className="text-accent">
            <Spinner size={20} />
          </span>
          {isPending ? copy.window.finishing : copy.window.status}
        </p>
      )}
    </Dialog>
  )
}

const refusalOf = (of: { answer: OAuthAnswer; title: string }): Problem =>
  of.answer.kind === 'refused'
    ? { title: copy.callback.refusedTitle, text: copy.callback.refusedText(of.title) }
    : { title: copy.callback.brokenTitle, text: copy.callback.brokenText(of.title) }
