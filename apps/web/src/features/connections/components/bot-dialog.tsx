import type { BotMethod } from '../../../networks/network.ts'
import { useOpenLink } from '../../../telegram/use-open-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useConfig } from '../../auth/api/auth.calls.ts'
import { copy } from '../copy.ts'
import { useAttachForm } from '../model/use-attach-form.ts'
import { AttachDialog, EXACT } from './attach-dialog.tsx'

type Props = { title: string; method: BotMethod; channel: string; onClose: () => void }

const Steps = ({ method, botName }: { method: BotMethod; botName: string }) => {
  const openLink = useOpenLink()
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-sunken p-4">
      <ol
        aria-label={copy.dialog.steps}
        className="grid list-decimal gap-1.5 pl-5 text-label marker:text-ink-3"
      >
        {method.copy.steps(botName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="secondary" size="sm" onClick={() => openLink(method.botUrl(botName))}>
        {method.copy.openBot}
      </Button>
    </div>
  )
}

export const BotDialog = ({ title, method, channel, onClose }: Props) => {
  const { data: config } = useConfig()
  const form = useAttachForm({
    fields: [{ name: 'channel', label: method.copy.channel }],
    attach: (api, typed) => method.attach(api, { channel: typed('channel') }),
    onDone: onClose,
  })
  return (
    <AttachDialog title={title} form={form} onClose={onClose}>
      {config?.telegramBotName ? <Steps method={method} botName={config.telegramBotName} /> : null}
      <Field
        label={method.copy.channel}
        hint={method.copy.channelHint}
        error={form.errors.channel}
        isRequired
      >
        <TextInput name="channel" defaultValue={channel} {...EXACT} />
      </Field>
    </AttachDialog>
  )
}
