import type { Aspect } from '@kadr/contract/scene'
import { Switch } from '../../ui/switch.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../model/use-reel-editor.ts'

const { effects: copy } = editorCopy

/** Sounds when something lands. */
export function EffectsSwitch<Form extends { aspect: Aspect; hasEffects: boolean }>({
  editor: { form, update },
}: {
  editor: Pick<ReelEditor<Form>, 'form' | 'update'>
}) {
  return (
    <Switch
      label={copy.label}
      hint={copy.hint}
      checked={form.hasEffects}
      onChange={({ target }) => update((before) => ({ ...before, hasEffects: target.checked }))}
    />
  )
}
