import { createCard } from '@kadr/contract/studio/create-card'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'

const CARDS = [
  createCard('hook', { title: 'Как выбрать *кофе*', object: 'hot-beverage' }),
  createCard('item', {
    n: 1,
    title: 'Ищите *дату обжарки*',
    body: 'Пик вкуса на 7–30-й день. Без даты не берите',
    object: 'spiral-calendar',
  }),
]

/** Two slides read aloud; the times of the words are guessed. */
export const createNarratedScene = (style: string): Scene => {
  const form = createForm(
    CARDS.map((card, index) => createSlide(`s${index}`, card)),
    { style, narration: { voice: 'rhvoice/anna', speed: 1, hasCaptions: true } },
  )
  return slideshow.toScene({ form, facts: new Map() })
}
