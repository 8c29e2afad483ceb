import type { MemeEditor } from '../model/edited-meme.ts'
import { changeKey } from '../model/meme-form.ts'
import type { Picking } from '../model/use-picking.ts'
import { ColourPicker } from './colour-picker.tsx'
import { ReactionHandle } from './reaction-handle.tsx'

export const OverPreview = ({ editor, picking }: { editor: MemeEditor; picking: Picking }) => {
  const { player, update } = editor
  const { reaction } = editor.form
  if (!reaction || !player) return null
  if (!picking.isOn || !reaction.asset)
    return <ReactionHandle editor={editor} reaction={reaction} />
  return (
    <ColourPicker
      player={player}
      asset={reaction.asset}
      isFlipped={reaction.isFlipped}
      onPick={(colour) => {
        update((before) => changeKey(before, { colour }))
        picking.stop()
      }}
      onCancel={picking.stop}
    />
  )
}
