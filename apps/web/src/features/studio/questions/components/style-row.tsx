import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { useId, useMemo } from 'react'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'
import { copy } from '../copy.ts'
import { drawSlides, slideStore } from '../model/use-slides.ts'

const WIDTH = 72

type Props = { form: SlideshowForm; onChange: (key: string) => void }

/** The cover in each style. */
export const StyleRow = ({ form, onChange }: Props) => {
  const name = useId()
  const [cover] = form.slides
  const previews = useMemo(
    () =>
      STYLES.map((style) => ({
        style,
        drawn: drawSlides({ ...form, style: style.key, slides: cover ? [cover] : form.slides }),
      })),
    [form, cover],
  )
  return (
    <fieldset className="min-w-0 rounded-card bg-surface p-4 shadow-card">
      <legend className="float-left mb-2 w-full text-label font-medium">
        {copy.style.title}
        <span className="float-right font-normal text-ink-2">{copy.style.hint}</span>
      </legend>
      <div className="clear-both grid grid-cols-3 gap-2 sm:grid-cols-6">
        {previews.map(({ style: { key, name: title }, drawn: { scene, moments } }) => (
          <label
            key={key}
            className="grid cursor-pointer content-start gap-1 rounded-control p-1 text-center hover:bg-sunken has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={key === form.style}
              onChange={() => onChange(key)}
            />
            <span className="block overflow-hidden rounded-chip">
              <SceneStill
                store={slideStore}
                scene={scene}
                seconds={moments[0] ?? 0}
                width={WIDTH}
                signature={JSON.stringify([cover, key, form.seed])}
              />
            </span>
            <span className="truncate text-caption">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
