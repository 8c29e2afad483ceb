import type { ConversationAnswer } from '@kadr/contract/audience/conversation'
import type { Network } from '@kadr/contract/publishing/networks'
import { clsx } from 'clsx'
import { Check, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { formatTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CountdownRing } from '../undo/countdown-ring.tsx'
import { useSecondsLeft } from '../undo/use-seconds-left.ts'
import { bubbleStyle } from './bubble.tsx'
import { ANSWER_STATES, threadCopy } from './copy.ts'

type Props = {
  answer: ConversationAnswer
  timeZone: string
  network: Network
  /** Where a person looks for an answer whose fate is unknown. */
  url: string | null
  canAnswer: boolean
  onTakeBack: (answer: ConversationAnswer) => void
  onSettle: (answer: ConversationAnswer, isSent: boolean) => void
}

const BROKEN: ReadonlySet<string> = new Set(['rejected', 'absent', 'expired', 'needs_attention'])
const RETURNABLE: ReadonlySet<string> = new Set(['rejected', 'absent', 'expired'])
const ICON = 'size-3.5 shrink-0'

const Queued = ({ sendsAt }: { sendsAt: string }) => {
  const seconds = useSecondsLeft(new Date(sendsAt).getTime())
  return seconds > 0 ? (
    <>
      <CountdownRing seconds={seconds} />
      {threadCopy.sendsIn(seconds)}
    </>
  ) : (
    <>
      <LoaderCircle aria-hidden="true" className={ICON} />
      {ANSWER_STATES.submitting}
    </>
  )
}

const State = ({ answer, timeZone }: Pick<Props, 'answer' | 'timeZone'>) => {
  const { state, sendsAt, sentAt } = answer
  if (state === 'queued') return <Queued sendsAt={sendsAt} />
  const time = sentAt ? `, ${formatTime({ instant: sentAt, timeZone })}` : ''
  const Icon = state === 'sent' ? Check : BROKEN.has(state) ? TriangleAlert : LoaderCircle
  return (
    <>
      <Icon aria-hidden="true" className={ICON} />
      {`${ANSWER_STATES[state]}${time}`}
    </>
  )
}

/** Taking it back, or telling what a person has seen at the network. */
const Buttons = ({ answer, network, url, onTakeBack, onSettle }: Props) => {
  const openLink = useNetworkLink()
  const { state } = answer
  return (
    <div className="-ml-3 flex flex-wrap gap-1 empty:hidden">
      {state === 'queued' || RETURNABLE.has(state) ? (
        <Button variant="ghost" size="sm" onClick={() => onTakeBack(answer)}>
          {state === 'queued' ? threadCopy.cancel : threadCopy.fix}
        </Button>
      ) : null}
      {state === 'needs_attention' ? (
        <>
          {url ? (
            <Button variant="ghost" size="sm" onClick={() => openLink({ network, url })}>
              {threadCopy.settle.look}
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" onClick={() => onSettle(answer, true)}>
            {threadCopy.settle.yes}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onSettle(answer, false)}>
            {threadCopy.settle.no}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** An answer of ours that the network does not show yet, or refused. */
export const AnswerBubble = (props: Props) => {
  const { answer, timeZone, canAnswer } = props
  const { state, text, isPrivate, pictureUrl, author, ruleName, message } = answer
  const isBroken = BROKEN.has(state)
  const who = ruleName ? threadCopy.rule(ruleName) : author?.name
  return (
    <div
      className={clsx(
        bubbleStyle({ isOurs: true }),
        isBroken && 'border border-failed bg-failed-soft!',
      )}
    >
      {pictureUrl ? (
        <img src={pictureUrl} alt={threadCopy.media.image} className="mb-2 max-h-60 rounded-chip" />
      ) : null}
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <p
        className={clsx(
          'flex flex-wrap items-center gap-1.5 pt-0.5 text-caption',
          isBroken ? 'text-failed' : 'text-ink-3',
        )}
      >
        <State answer={answer} timeZone={timeZone} />
        {who ? <span>{who}</span> : null}
        {isPrivate ? <span>{threadCopy.privately}</span> : null}
      </p>
      {message ? <p className="pt-0.5 text-caption text-ink-2">{message}</p> : null}
      {canAnswer ? <Buttons {...props} /> : null}
    </div>
  )
}
