import type { Aspect } from '@kadr/contract/studio/scene/scene'
import type { ReelBrand } from '@kadr/contract/studio/slideshow'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'
import { AssetSlot } from './asset-slot.tsx'
import { AccentField, FontField } from './brand-fields.tsx'
import { ChipChoice } from './chip-choice.tsx'

const { brand: copy } = editorCopy

const AUTO = 'auto' as const
const FIRST_COLOUR = '#2f4bff'
const LOGO = ['image'] as const
const MAX_NAME = 40
const COLOURS = [
  { value: AUTO, label: copy.byStyle },
  { value: 'own', label: copy.ownColour },
] as const

/** Colour, name, logo and font: they make every style the workspace's own. */
export function BrandSettings<Form extends { aspect: Aspect; brand: ReelBrand }>({
  editor: { form, store, update, addResources },
}: {
  editor: Pick<ReelEditor<Form>, 'addResources' | 'form' | 'store' | 'update'>
}) {
  const { brand } = form
  const change = (changes: Partial<ReelBrand>, mark?: string) =>
    update((before) => ({ ...before, brand: { ...before.brand, ...changes } }), mark)
  const logo = brand.logo ? store.get(brand.logo) : undefined
  return (
    <>
      <ChipChoice
        label={copy.colour}
        options={COLOURS}
        value={brand.colour === null ? AUTO : 'own'}
        onChange={(choice) => change({ colour: choice === AUTO ? null : FIRST_COLOUR })}
      />
      {brand.colour === null ? null : (
        <label className="flex items-center justify-between gap-3 text-label font-medium">
          {copy.ownColour}
          <input
            type="color"
            value={brand.colour}
            // One drag over the palette is a single undo step.
            onChange={({ target }) => change({ colour: target.value }, 'colour')}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
          />
        </label>
      )}
      <AccentField
        value={brand.accent}
        onChange={(accent, mark) => change({ accent }, mark)}
      />
      <Field label={copy.name} hint={copy.nameHint}>
        <TextInput
          maxLength={MAX_NAME}
          value={brand.name}
          onChange={({ target }) => change({ name: target.value }, 'brand name')}
        />
      </Field>
      <AssetSlot
        label={copy.logo}
        empty={copy.noLogo}
        kinds={LOGO}
        resource={logo}
        isMissing={brand.logo !== null && !logo}
        onChoose={(chosen) => {
          addResources([chosen])
          change({ logo: chosen.id })
        }}
        onRemove={() => change({ logo: null })}
      />
      <FontField label={copy.font} value={brand.font} onChange={(font) => change({ font })} />
      <FontField
        label={copy.bodyFont}
        value={brand.bodyFont}
        onChange={(bodyFont) => change({ bodyFont })}
      />
    </>
  )
}
