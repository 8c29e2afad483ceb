import type { Resource } from '@kadr/contract/library/resources'
import type { MemeReaction } from '@kadr/contract/studio/greenscreen-meme'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'
import { changeKey, changeReaction, chooseReaction, cutReaction } from '../model/meme-form.ts'
import { PLACE_LIMITS } from '../model/reaction-placement.ts'
import type { Picking } from '../model/use-picking.ts'
import { CharacterChooser } from './character-chooser.tsx'
import { FaceChooser } from './face-chooser.tsx'
import { KeySettings } from './key-settings.tsx'

const KINDS = ['video'] as const
const PLACES = ['x', 'y', 'scale'] as const

type Part = { editor: MemeEditor; reaction: MemeReaction }

const PlaceFields = ({ editor, reaction }: Part) => (
  <div className="grid grid-cols-1 gap-1">
    {PLACES.map((field) => (
      <RangeField
        key={field}
        label={copy.reaction[field]}
        text={editorCopy.percent(reaction[field] * 100)}
        value={Math.round(reaction[field] * 100)}
        min={PLACE_LIMITS[field].min * 100}
        max={PLACE_LIMITS[field].max * 100}
        step={1}
        onChange={(value) =>
          editor.update((before) => changeReaction(before, { [field]: value / 100 }), field)
        }
      />
    ))}
  </div>
)

const CutFields = ({ editor, reaction, length }: Part & { length: number }) => {
  const until = reaction.until ?? length
  const cut = (changes: { from?: number; until?: number }) =>
    editor.update(
      (before) => cutReaction(before, { from: reaction.from, until, length, ...changes }),
      'cut',
    )
  const field = (name: 'from' | 'until', value: number) => (
    <RangeField
      label={copy.reaction[name]}
      text={copy.seconds(value)}
      value={value}
      min={0}
      max={length}
      step={0.1}
      onChange={(next) => cut({ [name]: next })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-1">
      {field('from', reaction.from)}
      {field('until', until)}
    </div>
  )
}

export const ReactionSettings = ({ editor, picking }: { editor: MemeEditor; picking: Picking }) => {
  const { form, store, facts, update, addResources } = editor
  const { reaction } = form
  const asset = reaction?.asset ?? null
  const resource = asset ? store.get(asset) : undefined
  const length = asset ? facts.get(asset)?.seconds : undefined
  const choose = (chosen: Resource) => {
    addResources([chosen])
    update((before) => chooseReaction(before, chosen.id))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <FaceChooser editor={editor} />
      <CharacterChooser chosenId={asset ?? undefined} onChoose={choose} />
      <AssetSlot
        label={copy.reaction.own}
        kinds={KINDS}
        resource={resource?.isStarter ? undefined : resource}
        isMissing={asset !== null && !resource}
        onChoose={choose}
        onRemove={() => update((before) => ({ ...before, reaction: null }))}
      />
      {reaction ? (
        <>
          <PlaceFields editor={editor} reaction={reaction} />
          <Switch
            label={copy.reaction.flip}
            checked={reaction.isFlipped}
            onChange={({ target }) =>
              update((before) => changeReaction(before, { isFlipped: target.checked }))
            }
          />
          {asset ? (
            <>
              <Switch
                label={copy.reaction.loop}
                checked={reaction.isLooped}
                onChange={({ target }) =>
                  update((before) => changeReaction(before, { isLooped: target.checked }))
                }
              />
              {length ? <CutFields editor={editor} reaction={reaction} length={length} /> : null}
              <KeySettings
                value={reaction.key}
                onChange={(changes, mark) => update((before) => changeKey(before, changes), mark)}
                picking={picking}
              />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
