import { type KeyGroup, useKeyGroups } from '../../platform/keyboard/key-groups.ts'
import { isMac, keyNames } from '../../platform/keyboard/key-press.ts'
import { useLetters } from '../../platform/keyboard/use-letters.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** Parts of a screen give their keys one by one: groups of a title are one list. */
const joinGroups = (groups: readonly KeyGroup[]): KeyGroup[] => {
  const titles = [...new Set(groups.map(({ title }) => title))]
  return titles.map((title) => ({
    title,
    bindings: groups.filter((group) => group.title === title).flatMap(({ bindings }) => bindings),
  }))
}

const Keys = ({ keys }: { keys: string }) => (
  <span className="flex gap-1">
    {keyNames({ keys, isMac: isMac() }).map((name) => (
      <kbd
        key={name}
        className="min-w-7 rounded-chip border border-line bg-sunken px-2 py-0.5 text-center font-sans text-caption font-medium"
      >
        {name}
      </kbd>
    ))}
  </span>
)

const Group = ({ title, bindings }: KeyGroup) => (
  <section aria-label={title}>
    <h3 className="pb-1 text-label font-semibold">{title}</h3>
    <dl className="grid">
      {bindings.map(({ keys, label }) => (
        <div
          key={`${keys} ${label}`}
          className="flex min-h-10 items-center justify-between gap-4 border-b border-line text-label last:border-0"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

export default function KeyMapDialog({ onClose }: { onClose: () => void }) {
  const groups = joinGroups(useKeyGroups())
  const letters = useLetters()
  return (
    <Dialog
      title="Клавиши на этом экране"
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className="grid gap-5">
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Switch
          label="Клавиши без Ctrl"
          hint="Выключите, если диктуете голосом или задеваете клавиши случайно. Действует на этом устройстве."
          checked={letters.isOn}
          onChange={(event) => letters.set(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
