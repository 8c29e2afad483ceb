import type { Slide, SlideshowForm } from '@kadr/contract/studio/slideshow'
import { rankStyles } from './choose-style.ts'

/** Slides that may change places: unlocked, unnumbered, neither the cover nor the last. */
const isMovable = ({ card, lock }: Slide, index: number, total: number) =>
  lock === null && card.n === null && index > 0 && index < total - 1

/**
 * Rotates the movable slides by one; keeps the order if that would put more equal roles side by
 * side.
 */
const turnOrder = (slides: readonly Slide[]): Slide[] => {
  const places = slides.flatMap((slide, index) =>
    isMovable(slide, index, slides.length) ? [index] : [],
  )
  if (places.length < 2) return [...slides]
  const turned = [...slides]
  for (const [at, place] of places.entries()) {
    const from = slides[places[(at + 1) % places.length] ?? place]
    if (from) turned[place] = from
  }
  const repeats = (list: readonly Slide[]) =>
    list.filter((slide, index) => slide.card.role === list[index - 1]?.card.role).length
  return repeats(turned) > repeats(slides) ? [...slides] : turned
}

const MAX_SEED = 9999

/**
 * Another variant of the same text: next style and palette, unnumbered slides in another order,
 * object changes reset. Locked slides stay as they are.
 */
export const shakeReel = (form: SlideshowForm): SlideshowForm => {
  const text = form.slides.map(({ card }) => card.title).join(' ')
  const ranked = rankStyles(text)
  const at = ranked.findIndex(({ key }) => key === form.style)
  const next = ranked[(at + 1) % ranked.length]
  return {
    ...form,
    style: next?.key ?? form.style,
    seed: (form.seed + 1) % MAX_SEED,
    slides: turnOrder(form.slides).map((slide) =>
      slide.lock === null ? { ...slide, objects: [] } : slide,
    ),
  }
}
