import { Switch } from '../../../../ui/forms/switch.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'

type Props = { isOn: boolean; onChange: (isOn: boolean) => void; onClose: () => void }

export default function KeysDialog({ isOn, onChange, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.keys.title}>
      <div className="grid grid-cols-1 gap-4">
        <Switch
          label={copy.keys.switch}
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
          {copy.keys.list.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-chip border border-line bg-header px-2 py-1 text-center font-sans text-label">
                  {key}
                </kbd>
              </dt>
              <dd className="text-label text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
