import { type SlideMotion, slideMotion } from '@kadr/contract/studio/slideshow'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import { CutOutButton } from '../../../../media/resources/cut-out-button.tsx'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { copy } from '../copy.ts'
import { changeSlide } from '../model/slides.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const KINDS = ['image', 'video'] as const
const FITS = (['framed', 'cover', 'blurred'] as const).map((value) => ({
  value,
  label: editorCopy.fits[value],
}))
const MOTIONS = slideMotion.options.map((value) => ({ value, label: copy.motions[value] }))

const COMPARED: ReadonlySet<SlideRole> = new Set(['compare', 'pair'])

/** The user's picture or clip on the slide. */
export const PhotoSettings = ({
  slideshow: { slide, store, update, addResources },
}: {
  slideshow: Slideshow
}) => {
  if (!slide) return null
  const { id } = slide
  const resource = slide.asset ? store.get(slide.asset) : undefined
  const other = slide.otherAsset ? store.get(slide.otherAsset) : undefined
  const change = (changes: Partial<typeof slide>) =>
    update((before) => changeSlide(before, { ...changes, id }))
  return (
    <>
      <AssetSlot
        key={id}
        label={copy.slide.asset}
        kinds={KINDS}
        resource={resource}
        isMissing={slide.asset !== null && !resource}
        onChoose={(chosen) => {
          addResources([chosen])
          change({ asset: chosen.id })
        }}
        onRemove={() => change({ asset: null })}
      />
      {resource ? (
        <div>
          <CutOutButton
            key={resource.id}
            resource={resource}
            onCut={(made) => {
              addResources([made])
              change({ asset: made.id, fit: 'framed' })
            }}
          />
        </div>
      ) : null}
      {slide.asset && COMPARED.has(slide.card.role) ? (
        <AssetSlot
          key={`${id} other`}
          label={copy.slide.otherAsset}
          kinds={['image']}
          resource={other}
          isMissing={Boolean(slide.otherAsset) && !other}
          onChoose={(chosen) => {
            addResources([chosen])
            change({ otherAsset: chosen.id })
          }}
          onRemove={() => change({ otherAsset: null })}
        />
      ) : null}
      {slide.asset ? (
        <>
          <ChipChoice
            label={copy.slide.fit}
            options={FITS}
            value={slide.fit}
            onChange={(fit) => change({ fit })}
          />
          {slide.fit === 'framed' ? null : (
            <Field label={copy.slide.motion}>
              <Select
                options={MOTIONS}
                value={slide.motion}
                onChange={({ target }) => {
                  const motion = slideMotion.options.find(
                    (value: SlideMotion) => value === target.value,
                  )
                  if (motion) change({ motion })
                }}
              />
            </Field>
          )}
        </>
      ) : null}
    </>
  )
}
