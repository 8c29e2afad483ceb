import type { Resource, ResourceKind } from '@kadr/contract/library/resources'
import { AudioLines, Film, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../media/picker/resource-picker.tsx'
import { Credit } from '../../media/resources/credit.tsx'
import { LiveThumb } from '../../media/resources/resource-thumb.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { editorCopy } from '../copy.ts'

type Props = {
  label: string
  kinds: readonly ResourceKind[]
  /** Undefined when the slot is empty or its file was deleted. */
  resource: Resource | undefined
  isMissing: boolean
  onChoose: (resource: Resource) => void
  onRemove: () => void
  /** What an empty slot means, where the kind of file does not say it. */
  empty?: string
}
const { slot: copy } = editorCopy

const ICONS = { image: ImagePlus, video: Film, audio: AudioLines }
const EMPTY = { image: copy.none, video: copy.noClip, audio: copy.noSound }

export const AssetSlot = (props: Props) => {
  const { label, kinds, resource, isMissing, onChoose, onRemove, empty } = props
  const kind = kinds[0] ?? 'image'
  const Icon = ICONS[kind]
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-label font-medium">{label}</p>
      <div className="flex items-center gap-3">
        <div className="w-14 shrink-0">
          {resource ? (
            <LiveThumb resource={resource} />
          ) : (
            <span className="flex aspect-square items-center justify-center rounded-control bg-sunken text-ink-3">
              <Icon aria-hidden="true" className="size-5" />
            </span>
          )}
        </div>
        <p className="min-w-0 flex-1 truncate text-label text-ink-2">
          {resource?.name ?? (isMissing ? copy.missing : (empty ?? EMPTY[kind]))}
        </p>
      </div>
      {resource?.attribution ? (
        <Credit attribution={resource.attribution} className="text-caption text-ink-3" />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {resource ? copy.replace : copy.add}
        </Button>
        {resource || isMissing ? (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : null}
      </div>
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={kinds}
        max={1}
        onChoose={([chosen]) => chosen && onChoose(chosen)}
      />
    </div>
  )
}
