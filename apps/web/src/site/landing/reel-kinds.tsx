import { typeset } from '@kadr/kit/typeset'
import { LandingSection } from './landing-section.tsx'
import { ReelFilm } from './reel-film.tsx'

/** `npm run site:reels` renders the films. */
const KINDS = [
  {
    film: 'slideshow',
    title: 'Слайд-шоу',
    text: 'Хук, от 2 до 20 слайдов, музыка. Тексты можно написать самому или собрать по теме.',
  },
  {
    film: 'product-demo',
    title: 'Демо продукта',
    text: 'Сначала зацепка, потом сам продукт: запись экрана или фотографии, выгоды и призыв.',
  },
  {
    film: 'talking-head',
    title: 'Говорящая голова',
    text: 'Ваше видео, фотография или нарисованный ведущий. Голос по-русски и субтитры по словам.',
  },
  {
    film: 'greenscreen-meme',
    title: 'Мем на хромакее',
    text: 'Реакция, фон и надпись. Три места, которые нужно заполнить, и рилс готов.',
  },
] as const

export const ReelKinds = () => (
  <LandingSection
    id="reels"
    title="Четыре вида рилсов без монтажа"
    lead="Это готовые рилсы, собранные Кадром: слова, рисунки и движение. Вертикальные, 1080 на 1920, с обложкой."
    ground="surface"
  >
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-6">
      {KINDS.map(({ film, title, text }) => (
        <li key={film} className="grid content-start gap-3">
          <ReelFilm name={film} title={title} />
          <h3 className="font-semibold lg:text-title">{title}</h3>
          <p className="text-label text-ink-2">{typeset(text)}</p>
        </li>
      ))}
    </ul>
  </LandingSection>
)
