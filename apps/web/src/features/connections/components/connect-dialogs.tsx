import type { OAuthWay } from '../../../networks/network.ts'
import { copy } from '../copy.ts'
import type { ConnectStep, ConnectTarget } from '../model/use-connect.ts'
import { BotDialog } from './bot-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { WaitingDialog } from './waiting-dialog.tsx'
import { WaysDialog } from './ways-dialog.tsx'
import { WindowDialog } from './window-dialog.tsx'

type Props = {
  step: ConnectStep
  isLeaving: boolean
  onLeave: (target: ConnectTarget, way: OAuthWay) => void
  onClose: () => void
}

const FormDialog = ({ step, onClose }: Pick<Props, 'step' | 'onClose'>) => {
  const { network, account, hint } = step
  const [way] = network.ways
  const title = account ? copy.dialog.again(network.title) : copy.dialog.title(network.title)
  const known = hint ?? account?.handle ?? ''
  if (way.by === 'password') {
    return (
      <PasswordDialog
        title={title}
        way={way}
        username={known.replace(/^@/, '')}
        onClose={onClose}
      />
    )
  }
  if (way.by === 'bot') {
    return <BotDialog title={title} way={way} channel={known} onClose={onClose} />
  }
  return null
}

export const ConnectDialogs = ({ step, isLeaving, onLeave, onClose }: Props) => {
  if (step.kind === 'ways') {
    return (
      <WaysDialog
        network={step.network}
        isLeaving={isLeaving}
        onChoose={(way) => onLeave(step, way)}
        onClose={onClose}
      />
    )
  }
  if (step.kind === 'waiting') {
    return (
      <WaitingDialog
        network={step.network}
        isOpening={isLeaving}
        onAgain={() => onLeave(step, step.way)}
        onClose={onClose}
      />
    )
  }
  if (step.kind === 'window') {
    return (
      <WindowDialog
        key={step.state}
        {...step}
        isOpening={isLeaving}
        onAgain={() => onLeave(step, step.way)}
        onClose={onClose}
      />
    )
  }
  return <FormDialog step={step} onClose={onClose} />
}
