import type { Resource } from '@kadr/contract/library/resources'
import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { findMusic, isStyleMusic } from '@kadr/scene/director/schedule'
import { RangeField } from '../../ui/forms/range-field.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'
import { MusicChooser } from './music-chooser.tsx'

/** Music without an asset is the style's own. */
type Music = { asset: string | null; volume: number }

export const VolumeField = ({
  label,
  volume,
  onChange,
}: {
  label: string
  volume: number
  onChange: (volume: number) => void
}) => (
  <RangeField
    label={label}
    text={editorCopy.percent(volume)}
    value={volume}
    min={0}
    max={100}
    step={5}
    onChange={onChange}
  />
)

/** For forms whose music has no settings besides the volume. */
export const setMusic =
  (usualVolume: number) =>
  <Form extends { music: Music | null }>(form: Form, resource: Resource | null): Form => ({
    ...form,
    music: resource && { asset: resource.id, volume: form.music?.volume ?? usualVolume },
  })

/** The style has a loop of its own, chosen by the seed. */
export type FormWithMusic = { aspect: Aspect; style: string; seed: number; music: Music | null }

type Props<Form extends FormWithMusic> = {
  editor: ReelEditor<Form>
  put: (form: Form, resource: Resource | null) => Form
}

export function MusicSettings<Form extends FormWithMusic>({
  editor: { form, store, update, addResources },
  put,
}: Props<Form>) {
  const { music } = form
  const asset = findMusic(form)?.asset
  return (
    <>
      <MusicChooser
        chosen={asset ? store.get(asset) : undefined}
        isSuited={({ id }) => isStyleMusic(form, id)}
        onChoose={(resource) => {
          if (resource) addResources([resource])
          update((before) => put(before, resource))
        }}
      />
      {music ? (
        <VolumeField
          label={editorCopy.music.volume}
          volume={music.volume}
          onChange={(volume) =>
            update(
              (before) => ({ ...before, music: before.music && { ...before.music, volume } }),
              'volume',
            )
          }
        />
      ) : null}
    </>
  )
}
