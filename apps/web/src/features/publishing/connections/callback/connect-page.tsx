import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { useOpenedHandover } from '../api/connections.queries.ts'
import { isStale } from '../connect/attach-failure.ts'
import { copy } from '../copy.ts'
import { TelegramLink } from './callback-parts.tsx'
import { rememberHandover } from './oauth-return.ts'

/** In the URL fragment, which is not sent to servers; removed from the address bar at once. */
const consumeTicket = () => {
  const ticket = new URLSearchParams(window.location.hash.slice(1)).get('ticket') ?? ''
  if (ticket) window.history.replaceState(null, '', window.location.pathname)
  return ticket
}

const Opening = () => (
  <SinglePurposeCard title={copy.handover.opening}>
    <div className="flex justify-center py-4 text-accent">
      <Spinner size={32} label={copy.handover.opening} />
    </div>
  </SinglePurposeCard>
)

/** Names the target workspace before the user grants access. */
const Question = ({ ticket }: { ticket: string }) => {
  const { data, error } = useOpenedHandover(ticket)
  const [isLeaving, setIsLeaving] = useState(false)
  if (error) {
    const text = isStale(error) ? copy.handover.staleText : failureText(error)
    return (
      <SinglePurposeCard
        drawing="error"
        title={isStale(error) ? copy.handover.staleTitle : copy.callback.failedTitle}
        text={`${text} ${copy.callback.telegramAgain}`}
        isAlert
      >
        <TelegramLink />
      </SinglePurposeCard>
    )
  }
  if (!data) return <Opening />
  const { title } = getNetwork(data.network)
  const goOn = () => {
    setIsLeaving(true)
    rememberHandover(data.url)
    window.location.assign(data.url)
  }
  return (
    <SinglePurposeCard
      title={copy.handover.question({ network: title, workspace: data.workspaceName })}
      text={copy.handover.text(data.personName)}
    >
      <Button isFullWidth size="lg" isLoading={isLeaving} onClick={goOn}>
        {copy.handover.go(title)}
      </Button>
      <LinkButton asChild variant="ghost" isFullWidth>
        <Link to="/">{copy.handover.cancel}</Link>
      </LinkButton>
    </SinglePurposeCard>
  )
}

export default function ConnectPage() {
  const [ticket, setTicket] = useState<string>()
  // After hydration: the server-rendered markup can't know the fragment.
  const isConsumed = useRef(false)
  useEffect(() => {
    if (isConsumed.current) return
    isConsumed.current = true
    setTicket(consumeTicket())
  }, [])

  if (ticket === undefined) return <Opening />
  if (ticket !== '') return <Question ticket={ticket} />
  return (
    <SinglePurposeCard
      drawing="error"
      title={copy.handover.missingTitle}
      text={copy.handover.missingText}
      isAlert
    >
      <TelegramLink />
    </SinglePurposeCard>
  )
}
