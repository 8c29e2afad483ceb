import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { applyBrand } from '@kadr/scene/templates/apply-brand'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useReelAssets } from '../../../../reel-editor/frame/use-reel-assets.ts'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'
import { copy } from '../copy.ts'
import { type BrandFields, readEnding } from '../model/brand-fields.ts'

const WIDTH = 200

const sampleOf = (fields: BrandFields, style: string): SlideshowForm => {
  const sample = createForm(
    [
      createSlide(
        'a',
        createCard('hook', { title: copy.sample, sub: copy.sampleSub, object: 'star' }),
      ),
    ],
    { style },
  )
  const brand = { ...fields.brand, logo: fields.logo?.id ?? null }
  const applied = { brand, music: null, ending: readEnding(fields.ending) }
  return applyBrand({ kind: 'slideshow', form: sample }, applied)
}

type StyleProps = { fields: BrandFields; style: (typeof STYLES)[number] }

const StyleRow = ({ fields, style: { key, name } }: StyleProps) => {
  const form = useMemo(() => sampleOf(fields, key), [fields, key])
  const { store, facts } = useReelAssets({
    initial: fields.logo ? [fields.logo] : [],
    wanted: slideshow.listAssets(form),
  })
  const scene = useMemo(() => slideshow.toScene({ form, facts }), [form, facts])
  const moments = chooseCarouselMoments(form)
  return (
    <li
      className={clsx(
        'grid grid-cols-1 content-start gap-1.5 max-sm:shrink-0',
        moments.length > 1 ? 'max-sm:w-56' : 'max-sm:w-32',
      )}
    >
      <div className="flex gap-1 overflow-hidden rounded-control">
        {moments.map((seconds) => (
          <div key={seconds} className="min-w-0 flex-1 overflow-hidden rounded-chip">
            <SceneStill
              store={store}
              scene={scene}
              seconds={seconds}
              width={WIDTH}
              signature={`${JSON.stringify(form)} ${facts.size}`}
            />
          </div>
        ))}
      </div>
      <p className="text-caption text-ink-2">{name}</p>
    </li>
  )
}

/** A slide and the ending in each of the styles, drawn by the code of the video. */
export const BrandPreview = ({ fields }: { fields: BrandFields }) => (
  <section
    aria-label={copy.previewStrip}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys too
    tabIndex={0}
    className="-outline-offset-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none]"
  >
    <ul className="flex gap-3 sm:grid sm:grid-cols-3">
      {STYLES.map((style) => (
        <StyleRow key={style.key} fields={fields} style={style} />
      ))}
    </ul>
  </section>
)
