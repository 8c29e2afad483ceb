import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LiftLimitLink } from '../../../../media/limits/lift-limit-link.tsx'
import { getNetwork } from '../../../../networks/index.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import type { DrawingName } from '../../../../ui/layout/drawing.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import type { AttachRemedy } from '../connect/attach-failure.ts'
import { readJourney } from '../connect/journey.ts'
import { useConnect } from '../connect/use-connect.ts'
import { useJourney, useJourneyStorage } from '../connect/use-journey.ts'
import { copy } from '../copy.ts'
import { TelegramLink } from './callback-parts.tsx'
import type { Callback } from './oauth-return.ts'

const ToList = ({ isMain = false }: { isMain?: boolean }) => (
  <LinkButton asChild variant={isMain ? 'primary' : 'ghost'} isFullWidth>
    <Link to="/connections">{copy.callback.toList}</Link>
  </LinkButton>
)

/** The rest of several networks in a row, and the way back to where the user came from. */
const GoOn = () => {
  const storage = useJourneyStorage()
  const [{ queue, back }] = useState(() => readJourney(storage))
  const goOn = useJourney()
  if (queue.length === 0 && back === null) return null
  const [next] = queue
  return (
    <Button variant="secondary" isFullWidth onClick={goOn}>
      {next ? copy.callback.skip(getNetwork(next).title) : copy.callback.back}
    </Button>
  )
}

const StartAgain = ({ network, method }: Callback) => {
  const { leaving, leaveFor } = useConnect({ hasDialogs: false })
  return (
    <Button
      isFullWidth
      isLoading={leaving !== undefined}
      onClick={() => leaveFor({ network }, method)}
    >
      {copy.callback.again}
    </Button>
  )
}

type Props = {
  callback: Callback
  drawing?: DrawingName
  title: string
  text: string
  remedy: AttachRemedy
  isElsewhere: boolean
  onRetry: () => void
}

const wayOut = ({ callback, remedy, onRetry }: Props): ReactNode => {
  switch (remedy) {
    case 'retry':
      return (
        <Button isFullWidth onClick={onRetry}>
          {copy.callback.retry}
        </Button>
      )
    case 'again':
      return <StartAgain {...callback} />
    case 'plans':
      return <LiftLimitLink limit="connectedAccounts" />
    case 'sign-in':
      return (
        <LinkButton asChild isFullWidth>
          <Link to="/login" search={{ next: '/connections' }}>
            {copy.callback.signIn}
          </Link>
        </LinkButton>
      )
    default:
      return null
  }
}

/** A sign-in begun in Telegram has to be restarted there. */
export const CallbackFailure = (props: Props) => {
  const { drawing = 'error', title, text, remedy, isElsewhere } = props
  const isOver = isElsewhere && remedy !== 'retry'
  return (
    <SinglePurposeCard
      drawing={drawing}
      title={title}
      text={isOver ? `${text} ${copy.callback.telegramAgain}` : text}
      isAlert
    >
      {isOver ? <TelegramLink /> : wayOut(props)}
      {isElsewhere || remedy === 'sign-in' ? null : <GoOn />}
      {isElsewhere || remedy === 'sign-in' ? null : <ToList isMain={remedy === 'leave'} />}
    </SinglePurposeCard>
  )
}
