import type { DrawnPhrase } from '@kadr/content/shape'
import { type ComponentType, Suspense } from 'react'

/** Draws the first slide of a phrase that has no picture yet. */
export type DrawSlide = ComponentType<{ phrase: string; style: string }>

type Props = {
  slides: DrawnPhrase['slides']
  /** Own words; undefined while the phrase is the one with pictures. */
  phrase: string | undefined
  PhraseSlide: DrawSlide
}

/** Styles to choose by their first slide. The browser keeps the choice; without one the topic decides. */
export const StyleChoice = ({ slides, phrase, PhraseSlide }: Props) => (
  <fieldset>
    <legend className="sr-only">Стиль рилса</legend>
    <ul className="grid grid-cols-3 gap-x-4 gap-y-5">
      {slides.map(({ style, name, poster }) => (
        <li key={style}>
          <label className="group grid w-full cursor-pointer gap-2 text-left">
            <input type="radio" name="style" value={style} className="peer sr-only" />
            <span className="block overflow-hidden rounded-control outline-line outline-offset-4 group-hover:outline-3 peer-checked:outline-3 peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
              {phrase === undefined ? (
                <img
                  src={poster.src}
                  width={poster.width}
                  height={poster.height}
                  alt=""
                  decoding="async"
                  fetchPriority="low"
                  className="block h-auto w-full"
                />
              ) : (
                <Suspense fallback={<span className="block aspect-9/16 bg-sunken" />}>
                  <PhraseSlide phrase={phrase} style={style} />
                </Suspense>
              )}
            </span>
            <span className="text-label peer-checked:font-medium peer-checked:text-accent">
              {name}
            </span>
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
)
