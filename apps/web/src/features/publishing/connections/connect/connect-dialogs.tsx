import type { Method, OAuthMethod } from '../../../../networks/network.ts'
import { copy } from '../copy.ts'
import { BotDialog } from './bot-dialog.tsx'
import { HandDialog } from './hand-dialog.tsx'
import { MethodsDialog } from './methods-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import type { ConnectStep, ConnectTarget } from './use-connect.ts'
import { WaitingDialog } from './waiting-dialog.tsx'
import { WindowDialog } from './window-dialog.tsx'

type Props = {
  step: ConnectStep
  isLeaving: boolean
  onChoose: (target: ConnectTarget, method: Method) => void
  onLeave: (target: ConnectTarget, method: OAuthMethod) => void
  onClose: () => void
  /** The account is connected. */
  onDone: () => void
}

type FormProps = Pick<Props, 'onClose' | 'onDone'> & {
  step: Extract<ConnectStep, { kind: 'form' }>
}

const FormDialog = ({ step, onClose, onDone }: FormProps) => {
  const { network, account, hint, method } = step
  const title = account ? copy.dialog.again(network.title) : copy.dialog.title(network.title)
  const known = hint ?? account?.handle ?? ''
  if (method.by === 'password') {
    return (
      <PasswordDialog
        title={title}
        method={method}
        network={network.id}
        username={known.replace(/^@/, '')}
        onClose={onClose}
        onDone={onDone}
      />
    )
  }
  if (method.by === 'bot') {
    return (
      <BotDialog
        title={title}
        network={network.id}
        method={method}
        channel={known}
        onClose={onClose}
        onDone={onDone}
      />
    )
  }
  if (method.by === 'hand') {
    return <HandDialog title={title} method={method} onClose={onClose} onDone={onDone} />
  }
  return null
}

export const ConnectDialogs = ({ step, isLeaving, onChoose, onLeave, onClose, onDone }: Props) => {
  if (step.kind === 'methods') {
    return (
      <MethodsDialog
        network={step.network}
        methods={step.methods}
        isLeaving={isLeaving}
        onChoose={(method) => onChoose(step, method)}
        onClose={onClose}
      />
    )
  }
  if (step.kind === 'waiting') {
    return (
      <WaitingDialog
        network={step.network}
        isOpening={isLeaving}
        onAgain={() => onLeave(step, step.method)}
        onClose={onClose}
        onDone={onDone}
      />
    )
  }
  if (step.kind === 'window') {
    return (
      <WindowDialog
        key={step.state}
        {...step}
        isOpening={isLeaving}
        onAgain={() => onLeave(step, step.method)}
        onClose={onClose}
        onDone={onDone}
      />
    )
  }
  return <FormDialog step={step} onClose={onClose} onDone={onDone} />
}
