import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useActInBotChat } from '../api/dev-telegram.mutations.ts'
import { copy } from '../copy.ts'
import { buildInvoicePath, personOf } from '../model/launch-form.ts'
import { useEmulator } from '../model/use-emulator.ts'
import { BotChat } from './bot-chat.tsx'
import { CallLog } from './call-log.tsx'
import { EventControls } from './event-controls.tsx'
import { LaunchControls } from './launch-controls.tsx'
import { PhoneFrame } from './phone-frame.tsx'

type Props = {
  startParam: string
  /** The code of a link that adds the bot to the group of the team. */
  groupCode: string
  /** The code is single-use. */
  onJoined: () => void
}

export const Emulator = ({ startParam, groupCode, onJoined }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { launch, client, events, closing } = useEmulator({ frame, startParam })
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [side, setSide] = useState<'chat' | 'events'>(groupCode ? 'chat' : 'events')
  const [thread, setThread] = useState<number | null>(groupCode ? 0 : null)
  const { telegramId } = personOf(launch.form)
  const act = useActInBotChat(telegramId)
  const join = useEffectEvent((code: string) =>
    act.mutate({ kind: 'join', code }, { onSuccess: onJoined }),
  )
  useEffect(() => {
    if (groupCode) join(groupCode)
  }, [groupCode])

  const launchControls = (
    <LaunchControls
      form={launch.form}
      isPending={launch.isPending}
      error={launch.error ? copy.launchFailed : undefined}
      onChange={launch.change}
      onLaunch={() => {
        launch.launch()
        setIsSheetOpen(false)
      }}
    />
  )
  const eventControls = <EventControls {...events} />
  const chat = (
    <BotChat telegramId={telegramId} thread={thread} onThread={setThread} onOpen={launch.open} />
  )
  const log = <CallLog log={client.log} onClear={client.clearLog} />

  return (
    <div className="min-h-dvh justify-center bg-canvas lg:grid lg:grid-cols-[20rem_auto_20rem] lg:gap-8 lg:p-7">
      <aside aria-label={copy.controls} className="hidden content-start gap-4 lg:grid">
        <div className="grid gap-1">
          <h1 className="text-title font-bold">{copy.title}</h1>
          <p className="text-label text-ink-2">{copy.text}</p>
          <p className="text-label text-ink-3">{copy.shared}</p>
        </div>
        <Card>{launchControls}</Card>
      </aside>
      <main aria-label={copy.phone} className="max-lg:contents">
        <PhoneFrame
          view={client.view}
          src={launch.src}
          launchNumber={launch.launchNumber}
          isHalf={events.isHalf}
          frameRef={frame}
          invoiceSrc={
            client.invoice && buildInvoicePath({ slug: client.invoice, form: launch.form })
          }
          onInvoiceClose={client.closeInvoice}
          onBack={events.onBack}
          onMain={events.onMain}
          onClose={events.onClose}
          onReopen={launch.launch}
          chat={side === 'chat' ? null : chat}
        />
      </main>
      <aside
        aria-label={copy.side}
        className="hidden max-h-[calc(100dvh-56px)] flex-col gap-4 lg:flex"
      >
        <Segmented
          label={copy.side}
          value={side}
          options={[
            { value: 'chat', label: copy.sides.chat },
            { value: 'events', label: copy.sides.events },
          ]}
          onValueChange={setSide}
          className="flex! shrink-0"
        />
        {side === 'chat' ? (
          chat
        ) : (
          <>
            <Card>{eventControls}</Card>
            {log}
          </>
        )}
      </aside>
      {/* At the edge and in the middle: the header and the buttons at the bottom stay free. */}
      <div className="fixed top-1/2 right-0 z-(--z-nav) -translate-y-1/2 lg:hidden">
        <Dialog
          title={copy.title}
          description={copy.shared}
          open={isSheetOpen}
          onOpenChange={setIsSheetOpen}
          trigger={
            <IconButton
              label={copy.controls}
              variant="soft"
              className="rounded-r-none! shadow-pop"
              icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
            />
          }
        >
          <div className="grid grid-cols-1 gap-6">
            {launchControls}
            {eventControls}
            {log}
          </div>
        </Dialog>
      </div>
      <ConfirmDialog
        open={closing.isConfirming}
        onOpenChange={closing.setIsConfirming}
        title={copy.closeQuestion}
        text={copy.closeText}
        confirmLabel={copy.close}
        onConfirm={closing.confirm}
      />
    </div>
  )
}
