import {
  type DrawnPresenter,
  drawnPresenter,
  type PresenterEmotion,
  presenterEmotion,
} from '@kadr/contract/scene-presenter'

/** A drawn person with a face. */
export type DrawnReaction = { key: DrawnPresenter; emotion: PresenterEmotion }

/** Everybody with every face. */
export const DRAWN_REACTIONS: readonly DrawnReaction[] = presenterEmotion.options.flatMap(
  (emotion) => drawnPresenter.options.map((key) => ({ key, emotion })),
)

/** Words of a punch line by the face that suits it. */
const FACES: readonly { emotion: PresenterEmotion; stems: readonly string[] }[] = [
  { emotion: 'joy', stems: ['наконец', 'ура', 'отпуск', 'пятниц', 'премия', 'зарплат', 'победа'] },
  { emotion: 'anger', stems: ['опять', 'снова', 'почему', 'хватит', 'кто ', 'правк', 'бесит'] },
  {
    emotion: 'sadness',
    stems: ['грустн', 'прощай', 'понедельник', 'закончил', 'потерял', 'денег'],
  },
  { emotion: 'fatigue', stems: ['устал', 'спать', 'ночи', 'утр', 'час', 'совещан', 'дедлайн'] },
  { emotion: 'doubt', stems: ['конечно', 'якобы', 'точно', 'обещ', 'план', 'эксперт', 'завтра'] },
]

/** The face for the words; a shocked one suits most punch lines. */
export const chooseEmotion = (text: string): PresenterEmotion => {
  const words = text.toLowerCase()
  return FACES.find(({ stems }) => stems.some((stem) => words.includes(stem)))?.emotion ?? 'shock'
}
