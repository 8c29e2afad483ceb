import type { ResourceKind } from '@kadr/contract/library/resources'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import type { DemoEditor } from '../model/edited-demo.ts'

type Props = {
  editor: DemoEditor
  label: string
  kinds: readonly ResourceKind[]
  asset: string | null
  onChange: (asset: string | null) => void
}

export const Slot = ({ editor, label, kinds, asset, onChange }: Props) => {
  const resource = asset ? editor.store.get(asset) : undefined
  return (
    <AssetSlot
      label={label}
      kinds={kinds}
      resource={resource}
      isMissing={asset !== null && !resource}
      onChoose={(chosen) => {
        editor.addResources([chosen])
        onChange(chosen.id)
      }}
      onRemove={() => onChange(null)}
    />
  )
}
