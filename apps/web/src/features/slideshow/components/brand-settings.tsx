import { fontKey } from '@kadr/contract/scene-text'
import type { ReelBrand } from '@kadr/contract/slideshow'
import { AssetSlot } from '../../../reel-editor/components/asset-slot.tsx'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const AUTO = 'auto' as const
const FIRST_COLOUR = '#2f4bff'
const LOGO = ['image'] as const
const MAX_NAME = 40
const COLOURS = [
  { value: AUTO, label: copy.brand.byStyle },
  { value: 'own', label: copy.brand.ownColour },
] as const
const FONTS = [
  { value: AUTO, label: copy.brand.byStyle },
  ...fontKey.options.map((value) => ({ value, label: copy.brand.fonts[value] })),
]

/** Colour, name, logo and font: they make every style the workspace's own. */
export const BrandSettings = ({
  slideshow: { form, store, update, addResources },
}: {
  slideshow: Slideshow
}) => {
  const { brand } = form
  const change = (changes: Partial<ReelBrand>, mark?: string) =>
    update((before) => ({ ...before, brand: { ...before.brand, ...changes } }), mark)
  const logo = brand.logo ? store.get(brand.logo) : undefined
  return (
    <>
      <ChipChoice
        label={copy.brand.colour}
        options={COLOURS}
        value={brand.colour === null ? AUTO : 'own'}
        onChange={(choice) => change({ colour: choice === AUTO ? null : FIRST_COLOUR })}
      />
      {brand.colour === null ? null : (
        <label className="flex items-center justify-between gap-3 text-label font-medium">
          {copy.brand.ownColour}
          <input
            type="color"
            value={brand.colour}
            // One drag over the palette is a single undo step.
            onChange={({ target }) => change({ colour: target.value }, 'colour')}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
          />
        </label>
      )}
      <Field label={copy.brand.name} hint={copy.brand.nameHint}>
        <TextInput
          maxLength={MAX_NAME}
          value={brand.name}
          onChange={({ target }) => change({ name: target.value }, 'brand name')}
        />
      </Field>
      <AssetSlot
        label={copy.brand.logo}
        kinds={LOGO}
        resource={logo}
        isMissing={brand.logo !== null && !logo}
        onChoose={(chosen) => {
          addResources([chosen])
          change({ logo: chosen.id })
        }}
        onRemove={() => change({ logo: null })}
      />
      <Field label={copy.brand.font}>
        <Select
          options={FONTS}
          value={brand.font ?? AUTO}
          onChange={({ target }) =>
            change({ font: fontKey.options.find((font) => font === target.value) ?? null })
          }
        />
      </Field>
    </>
  )
}
