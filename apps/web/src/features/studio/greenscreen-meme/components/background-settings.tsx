import { Search } from 'lucide-react'
import { useState } from 'react'
import { ObjectPicker } from '../../../../reel-editor/objects/object-picker.tsx'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'
import { findObject, putObject } from '../model/meme-form.ts'

const KINDS = ['image', 'video'] as const
const FITS = (['cover', 'contain', 'blurred'] as const).map((value) => ({
  value,
  label: copy.background.fits[value],
}))

export default function BackgroundSettings({ editor }: { editor: MemeEditor }) {
  const { form, store, update, addResources } = editor
  const { background } = form
  const resource = background.asset ? store.get(background.asset) : undefined
  const change = (changes: Partial<typeof background>) =>
    update((before) => ({ ...before, background: { ...before.background, ...changes } }))
  const [isOpen, setIsOpen] = useState(false)
  const match = async () => {
    const object = await findObject(form)
    update((before) => putObject(before, object))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <AssetSlot
        label={copy.background.asset}
        kinds={KINDS}
        resource={resource}
        isMissing={background.asset !== null && !resource}
        onChoose={(chosen) => {
          addResources([chosen])
          change({ asset: chosen.id, from: 0 })
        }}
        onRemove={() => change({ asset: null })}
      />
      {background.asset ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Search aria-hidden="true" className="size-4" />}
            onClick={() => setIsOpen(true)}
          >
            {copy.background.object}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void match()}>
            {copy.background.match}
          </Button>
          {background.object ? (
            <Button variant="ghost" size="sm" onClick={() => change({ object: null })}>
              {copy.background.noObject}
            </Button>
          ) : null}
        </div>
      )}
      <ObjectPicker
        open={isOpen}
        onOpenChange={setIsOpen}
        chosen={background.object}
        onChoose={(object) => change({ object })}
      />
      <ChipChoice
        label={copy.background.fit}
        options={FITS}
        value={background.fit}
        onChange={(fit) => change({ fit })}
      />
      {resource?.kind === 'image' ? (
        <Switch
          label={copy.background.moving}
          checked={background.isMoving}
          onChange={({ target }) => change({ isMoving: target.checked })}
        />
      ) : null}
    </div>
  )
}
