import { AssetSlot } from '../../../reel-editor/components/asset-slot.tsx'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'

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
