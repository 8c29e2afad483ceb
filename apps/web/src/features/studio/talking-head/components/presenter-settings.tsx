import type { Resource } from '@kadr/contract/library/resources'
import { drawnPresenter } from '@kadr/contract/studio/scene/presenter'
import type { Presenter } from '@kadr/contract/studio/talking-head'
import { useState } from 'react'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'

const KINDS = (['drawn', 'photo', 'clip'] as const).map((value) => ({
  value,
  label: copy.presenter.kinds[value],
}))
const PEOPLE = drawnPresenter.options.map((value) => ({
  value,
  label: copy.presenter.names[value],
}))
const DRAWN: Presenter = { kind: 'drawn', key: 'anna', backdrop: null }

/** The previous presenter stays until a photo or a clip is chosen. */
export default function PresenterSettings({ talking }: { talking: TalkingHead }) {
  const { form, store, update, addResources } = talking
  const { presenter } = form
  const [kind, setKind] = useState(presenter.kind)
  const set = (next: Presenter) => update((before) => ({ ...before, presenter: next }))
  const own = presenter.kind !== 'drawn' && presenter.kind === kind ? presenter : undefined
  const film = (asset: string): Presenter =>
    kind === 'photo' ? { kind: 'photo', asset } : { kind: 'clip', asset, from: 0, isLooped: true }
  const choose = (resource: Resource) => {
    addResources([resource])
    set(film(resource.id))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Segmented
        label={copy.presenter.kind}
        options={KINDS}
        value={kind}
        onValueChange={(next) => {
          setKind(next)
          if (next === 'drawn' && presenter.kind !== 'drawn') set(DRAWN)
        }}
        className="w-full"
      />
      {kind === 'drawn' ? (
        <DrawnSettings talking={talking} onChange={set} />
      ) : (
        <AssetSlot
          label={kind === 'photo' ? copy.presenter.photo : copy.presenter.clip}
          kinds={kind === 'photo' ? ['image'] : ['video']}
          resource={own && store.get(own.asset)}
          isMissing={own !== undefined && !store.get(own.asset)}
          onChoose={choose}
          onRemove={() => set(DRAWN)}
        />
      )}
      {own?.kind === 'clip' ? (
        <Switch
          label={copy.presenter.loop}
          hint={copy.presenter.loopHint}
          checked={own.isLooped}
          onChange={({ target }) => set({ ...own, isLooped: target.checked })}
        />
      ) : null}
    </div>
  )
}

const DrawnSettings = ({
  talking,
  onChange,
}: {
  talking: TalkingHead
  onChange: (presenter: Presenter) => void
}) => {
  const { form, store, addResources } = talking
  const { presenter } = form
  if (presenter.kind !== 'drawn') return null
  const { backdrop } = presenter
  const resource = backdrop ? store.get(backdrop) : undefined
  return (
    <>
      <ChipChoice
        label={copy.presenter.choose}
        options={PEOPLE}
        value={presenter.key}
        onChange={(key) => onChange({ ...presenter, key })}
      />
      <AssetSlot
        label={copy.presenter.backdrop}
        kinds={['image', 'video']}
        resource={resource}
        isMissing={backdrop !== null && !resource}
        onChoose={(chosen) => {
          addResources([chosen])
          onChange({ ...presenter, backdrop: chosen.id })
        }}
        onRemove={() => onChange({ ...presenter, backdrop: null })}
      />
    </>
  )
}
