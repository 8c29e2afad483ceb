import { typeset } from '@kadr/kit/typeset'
import { GreenscreenPoster } from '../posters/greenscreen-poster.tsx'
import { ProductDemoPoster } from '../posters/product-demo-poster.tsx'
import { SlideshowPoster } from '../posters/slideshow-poster.tsx'
import { TalkingHeadPoster } from '../posters/talking-head-poster.tsx'
import { LandingSection } from './landing-section.tsx'

const KINDS = [
  {
    title: 'Слайд-шоу',
    text: 'Хук, от 2 до 20 слайдов, музыка. Тексты можно написать самому или собрать по теме.',
    Poster: SlideshowPoster,
  },
  {
    title: 'Демо продукта',
    text: 'Сначала зацепка, потом сам продукт: запись экрана или фотографии, выгоды и призыв.',
    Poster: ProductDemoPoster,
  },
  {
    title: 'Говорящая голова',
    text: 'Ваше видео, фотография или нарисованный ведущий. Голос по-русски и субтитры по словам.',
    Poster: TalkingHeadPoster,
  },
  {
    title: 'Мем на хромакее',
    text: 'Реакция, фон и надпись. Три места, которые нужно заполнить, и рилс готов.',
    Poster: GreenscreenPoster,
  },
]

export const ReelKinds = () => (
  <LandingSection
    id="reels"
    title="Четыре вида рилсов без монтажа"
    lead="Вертикальные, 1080 на 1920, с обложкой. Готовый файл можно опубликовать или скачать."
    ground="surface"
  >
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-6">
      {KINDS.map(({ title, text, Poster }) => (
        <li key={title} className="grid content-start gap-3">
          <Poster className="rounded-card" />
          <h3 className="font-semibold lg:text-title">{title}</h3>
          <p className="text-label text-ink-2">{typeset(text)}</p>
        </li>
      ))}
    </ul>
  </LandingSection>
)
