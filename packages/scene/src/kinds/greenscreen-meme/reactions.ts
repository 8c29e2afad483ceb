import {
  type DrawnPresenter,
  drawnPresenter,
  type PresenterEmotion,
  presenterEmotion,
} from '@kadr/contract/studio/scene/presenter'

/** A drawn presenter with an emotion. */
export type DrawnReaction = { key: DrawnPresenter; emotion: PresenterEmotion }

/** All presenters with all emotions. */
export const DRAWN_REACTIONS: readonly DrawnReaction[] = presenterEmotion.options.flatMap(
  (emotion) => drawnPresenter.options.map((key) => ({ key, emotion })),
)

/** Word stems of punch lines by emotion. */
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

/** The emotion that matches the text; shock by default. */
export const chooseEmotion = (text: string): PresenterEmotion => {
  const words = text.toLowerCase()
  return FACES.find(({ stems }) => stems.some((stem) => words.includes(stem)))?.emotion ?? 'shock'
}
