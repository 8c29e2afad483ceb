import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { Switch } from '../../ui/forms/switch.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'

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
