import type { Network } from '@kadr/contract/publishing/networks'
import type { BotMethod } from '../../../../networks/network.ts'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { useConfig } from '../../../../platform/api/api-hooks.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { AttachDialog, EXACT } from './attach-dialog.tsx'
import { SuggestedAccounts } from './suggested-accounts.tsx'
import { useAttachForm } from './use-attach-form.ts'

type Props = {
  title: string
  network: Network
  method: BotMethod
  channel: string
  onClose: () => void
  onDone: () => void
}

const Steps = ({
  network,
  method,
  botName,
}: Pick<Props, 'network' | 'method'> & { botName: string }) => {
  const openLink = useNetworkLink()
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
      <Button
        variant="secondary"
        size="sm"
        onClick={() => openLink({ network, url: method.botUrl(botName) })}
      >
        {method.copy.openBot}
      </Button>
    </div>
  )
}

export const BotDialog = ({ title, network, method, channel, onClose, onDone }: Props) => {
  const { data: config } = useConfig()
  const botName = config && method.findBot(config)
  const form = useAttachForm({
    fields: [{ name: 'channel', label: method.copy.channel }],
    attach: (api, typed) => method.attach(api, { channel: typed('channel') }),
    onDone,
  })
  return (
    <AttachDialog title={title} form={form} onClose={onClose}>
      <SuggestedAccounts
        network={network}
        isBusy={form.isSending}
        onChoose={({ username }) => form.send({ channel: username })}
      />
      {botName ? <Steps network={network} method={method} botName={botName} /> : null}
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
