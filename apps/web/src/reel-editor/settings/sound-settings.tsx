import type { Resource } from '@kadr/contract/library/resources'
import type { Aspect } from '@kadr/contract/studio/scene/scene'
import type { ReactNode } from 'react'
import { Switch } from '../../ui/forms/switch.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'
import { EffectsSwitch } from './effects-switch.tsx'
import { type FormWithMusic, MusicSettings } from './music-settings.tsx'

const { clipSound: copy } = editorCopy

type Props<Form extends FormWithMusic & { hasEffects: boolean }> = {
  editor: ReelEditor<Form>
  putMusic: (form: Form, resource: Resource | null) => Form
  /** Without music of its own, a reel keeps the sound of its clip. */
  hasMusic?: boolean
  /** Above the music. */
  before?: ReactNode
  /** Below the music and above the effects. */
  ofMusic?: ReactNode
  children?: ReactNode
}

/** The sound tab of every editor: the music, the effects, and what only its kind has. */
export function SoundSettings<Form extends FormWithMusic & { hasEffects: boolean }>({
  editor,
  putMusic,
  hasMusic = true,
  before,
  ofMusic,
  children,
}: Props<Form>) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {before}
      {hasMusic ? <MusicSettings editor={editor} put={putMusic} /> : null}
      {ofMusic}
      <EffectsSwitch editor={editor} />
      {children}
    </div>
  )
}

export function ClipSoundSwitch<Form extends { aspect: Aspect; isClipSoundKept: boolean }>({
  editor: { form, update },
}: {
  editor: Pick<ReelEditor<Form>, 'form' | 'update'>
}) {
  return (
    <Switch
      label={copy.label}
      hint={copy.hint}
      checked={form.isClipSoundKept}
      onChange={({ target }) =>
        update((before) => ({ ...before, isClipSoundKept: target.checked }))
      }
    />
  )
}
