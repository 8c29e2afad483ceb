import type { Webhook } from '@kadr/contract/integrations/webhooks'
import { Ellipsis, KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import {
  outcome,
  useDeleteWebhook,
  usePauseWebhook,
  useResumeWebhook,
  useRotateSecret,
  useTestWebhook,
} from '../api/webhooks.mutations.ts'
import { copy } from '../copy.ts'
import { SecretDialog } from '../form/secret-dialog.tsx'

type Props = { webhook: Webhook; onEdit: () => void }
type Asked = 'resume' | 'rotate' | 'remove' | undefined

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

const ResumeDialog = ({
  webhook: { id, waiting },
  onClose,
}: {
  webhook: Webhook
  onClose: () => void
}) => {
  const resume = useResumeWebhook()
  const choose = (choice: 'send' | 'drop') =>
    resume.mutate({ id, waiting: choice }, outcome(copy.resumed, onClose))
  return (
    <Dialog
      open
      title={copy.resumeTitle}
      description={copy.resumeText(waiting)}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            variant="secondary"
            isLoading={resume.isPending && resume.variables.waiting === 'drop'}
            onClick={() => choose('drop')}
          >
            {copy.dropAll}
          </Button>
          <Button
            isLoading={resume.isPending && resume.variables.waiting === 'send'}
            onClick={() => choose('send')}
          >
            {copy.sendAll}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

/** Asks before what can't be taken back. */
const Questions = ({
  webhook,
  asked,
  onClose,
}: {
  webhook: Webhook
  asked: Asked
  onClose: () => void
}) => {
  const rotate = useRotateSecret()
  const remove = useDeleteWebhook()
  const close = (isOpen: boolean) => isOpen || onClose()
  return (
    <>
      {asked === 'resume' ? <ResumeDialog webhook={webhook} onClose={onClose} /> : null}
      <ConfirmDialog
        open={asked === 'rotate'}
        onOpenChange={close}
        title={copy.rotateTitle}
        text={copy.rotateText}
        confirmLabel={copy.rotate}
        isPending={rotate.isPending}
        onConfirm={() => rotate.mutate(webhook.id, { onSuccess: onClose })}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={close}
        title={copy.removeTitle}
        text={copy.removeText}
        confirmLabel={copy.remove}
        isDanger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(webhook.id, outcome(copy.removed, onClose))}
      />
      {rotate.data ? (
        <SecretDialog secret={rotate.data.secret} onClose={() => rotate.reset()} />
      ) : null}
    </>
  )
}

export const WebhookActions = ({ webhook, onEdit }: Props) => {
  const { id, title, state, waiting } = webhook
  const [asked, setAsked] = useState<Asked>()
  const test = useTestWebhook()
  const pause = usePauseWebhook()
  const resume = useResumeWebhook()
  const start = () =>
    waiting > 0 ? setAsked('resume') : resume.mutate({ id, waiting: 'send' }, outcome(copy.resumed))
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={copy.more(title)}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
          />
        }
      >
        <MenuItem
          icon={<Send {...ICON} />}
          onSelect={() => test.mutate(id, outcome(copy.testQueued))}
        >
          {copy.test}
        </MenuItem>
        {state === 'active' ? (
          <MenuItem
            icon={<Pause {...ICON} />}
            onSelect={() => pause.mutate(id, outcome(copy.paused))}
          >
            {copy.pause}
          </MenuItem>
        ) : null}
        {state === 'paused' ? (
          <MenuItem icon={<Play {...ICON} />} onSelect={start}>
            {copy.resume}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Pencil {...ICON} />} onSelect={onEdit}>
          {copy.edit}
        </MenuItem>
        <MenuItem icon={<KeyRound {...ICON} />} onSelect={() => setAsked('rotate')}>
          {copy.rotate}
        </MenuItem>
        <MenuSeparator />
        <MenuItem isDanger icon={<Trash2 {...ICON} />} onSelect={() => setAsked('remove')}>
          {copy.remove}
        </MenuItem>
      </Menu>
      <Questions webhook={webhook} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
