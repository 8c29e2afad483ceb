import type { Resource } from '@kadr/contract/resources'
import type { Aspect } from '@kadr/contract/scene'
import { RangeField } from '../../ui/range-field.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../model/use-reel-editor.ts'
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

const isNeverSuited = () => false

type Props<Form extends { aspect: Aspect; music: Music | null }> = {
  editor: ReelEditor<Form>
  put: (form: Form, resource: Resource | null) => Form
  isSuited?: (resource: Resource) => boolean
  /** The asset that plays when the form names none. */
  playing?: string | undefined
}

export function MusicSettings<Form extends { aspect: Aspect; music: Music | null }>({
  editor: { form, store, update, addResources },
  put,
  isSuited = isNeverSuited,
  playing,
}: Props<Form>) {
  const { music } = form
  const asset = music?.asset ?? playing
  return (
    <>
      <MusicChooser
        chosen={music && asset ? store.get(asset) : undefined}
        isSuited={isSuited}
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
