import { ChevronLeft, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { copy } from '../copy.ts'
import type { LoggedCall } from '../model/played-client.ts'
import { useMaxEmulator } from '../model/use-max-emulator.ts'

type Emulator = ReturnType<typeof useMaxEmulator>

const PEOPLE = ['anna', 'boris', 'stranger'] as const
const PLATFORMS = ['android', 'ios', 'desktop', 'web'] as const

const Controls = ({ form, change, launch, isPending, error }: Emulator) => (
  <div className="grid grid-cols-1 gap-4">
    <div className="grid gap-1.5">
      <p className="text-label font-medium">{copy.person}</p>
      <Segmented
        label={copy.person}
        value={form.person}
        options={PEOPLE.map((value) => ({ value, label: copy.people[value] }))}
        onValueChange={(person) => change({ person })}
        className="flex!"
      />
    </div>
    <Field label={copy.platform}>
      <Select
        options={PLATFORMS.map((value) => ({ value, label: copy.platforms[value] }))}
        value={form.platform}
        onChange={({ target }) => {
          const platform = PLATFORMS.find((value) => value === target.value)
          if (platform) change({ platform })
        }}
      />
    </Field>
    <Button isLoading={isPending} onClick={launch}>
      {copy.launch}
    </Button>
    <p role="alert" className="text-label text-failed empty:hidden">
      {error ? copy.launchFailed : null}
    </p>
  </div>
)

const Log = ({ calls }: { calls: readonly LoggedCall[] }) => (
  <Card className="grid grid-cols-1 gap-2">
    <h2 className="font-semibold">{copy.log}</h2>
    {calls.length === 0 ? <p className="text-label text-ink-2">{copy.logEmpty}</p> : null}
    <ol className="grid max-h-80 gap-1 overflow-y-auto text-caption">
      {calls.map(({ number, name, details }) => (
        <li key={number} className="wrap-anywhere">
          <b>{name}</b> {details}
        </li>
      ))}
    </ol>
  </Card>
)

const Phone = ({ emulator, onClose }: { emulator: Emulator; onClose: () => void }) => {
  const { view, src, launchNumber, isClosed, pressBack, launch } = emulator
  return (
    <div className="relative flex h-dvh w-full flex-col overflow-hidden bg-surface lg:h-211 lg:w-97.5 lg:rounded-[40px] lg:shadow-pop lg:ring-8 lg:ring-ink">
      {isClosed ? (
        <div className="grid flex-1 place-content-center">
          <EmptyState
            title={copy.closedTitle}
            text={copy.closedText}
            action={<Button onClick={launch}>{copy.reopen}</Button>}
          />
        </div>
      ) : (
        <>
          <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line px-1">
            {view.isBackVisible ? (
              <IconButton
                label={copy.back}
                icon={<ChevronLeft aria-hidden="true" className="size-5" />}
                onClick={pressBack}
              />
            ) : null}
            <p className="flex-1 text-center text-label font-semibold">Кадр</p>
            <IconButton
              label={copy.close}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={onClose}
            />
          </div>
          {src ? (
            <iframe
              key={launchNumber}
              title={copy.frame}
              src={src}
              className="min-h-0 w-full flex-1 border-0"
            />
          ) : null}
        </>
      )}
    </div>
  )
}

/** MAX around the mini-app: its client on the left, the chat with the bot on the right. */
export const MaxEmulator = ({ startParam }: { startParam: string }) => {
  const emulator = useMaxEmulator({ startParam })
  const [isConfirming, setIsConfirming] = useState(false)
  const { view, person, close } = emulator
  return (
    <div className="min-h-dvh justify-center bg-canvas lg:grid lg:grid-cols-[20rem_auto] lg:gap-8 xl:grid-cols-[20rem_auto_26rem] lg:p-7">
      <aside aria-label={copy.controls} className="hidden content-start gap-4 lg:grid">
        <div className="grid gap-1">
          <h1 className="text-title font-bold">{copy.title}</h1>
          <p className="text-label text-ink-2">{copy.text}</p>
          <p className="text-label text-ink-3">{copy.shared}</p>
        </div>
        <Card>
          <Controls {...emulator} />
        </Card>
        <Log calls={view.log} />
      </aside>
      <main aria-label={copy.phone} className="max-lg:contents">
        <Phone
          emulator={emulator}
          onClose={() => (view.needsClosingConfirmation ? setIsConfirming(true) : close())}
        />
      </main>
      <aside aria-label={copy.chat} className="hidden xl:block">
        <iframe
          title={copy.chat}
          src={`/sandbox/net/max/www/chat/${person.personId}/page`}
          className="h-211 w-full rounded-card border-0 bg-sunken"
        />
      </aside>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={copy.closeQuestion}
        text={copy.closeText}
        confirmLabel={copy.close}
        onConfirm={() => {
          setIsConfirming(false)
          close()
        }}
      />
    </div>
  )
}
