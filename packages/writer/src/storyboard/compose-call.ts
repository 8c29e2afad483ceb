import { markKeyPhrase } from '@kadr/ai'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { filterAllowed } from '../avoid.ts'
import { type Aspect, findAspect } from '../knowledge/find-aspect.ts'
import type { Wanted } from './rank.ts'

const ANSWER_ACTS = ['Ответьте в комментариях', 'Напишите в комментариях'] as const
const SAVE_ACTS = ['Сохраните и вернитесь', 'Отправьте тому, кому пригодится'] as const

const OWN_MISTAKE = {
  title: 'Какая ошибка *ваша*?',
  sub: 'Сохраните, чтобы не повторить',
  act: 'Напишите номер в комментариях',
} as const

const SAVE = {
  title: 'Сохраните *на потом*',
  sub: 'Чтобы не искать, когда понадобится',
  act: 'Отправьте тому, кому пригодится',
} as const

export const createSaveCard = (): SlideCard => createCard('cta', { ...SAVE })

const isAbout = (asked: Aspect, text: string): boolean => {
  const given = findAspect(text)
  return given === 'any' || asked === 'any' || given === asked
}

/** The last slide: a question of the field and what to do with it. */
export const composeCall = ({ field, aspect, random, avoids }: Wanted): SlideCard => {
  const fitting = field.questions.filter(({ title, sub }) => isAbout(aspect, `${title} ${sub}`))
  const asked = fitting.length > 0 ? fitting : field.questions
  const questions = asked.map(({ title, sub }) => ({
    title: markKeyPhrase(title),
    sub,
    act: random.shuffle(title.endsWith('?') ? ANSWER_ACTS : SAVE_ACTS)[0] ?? ANSWER_ACTS[0],
  }))
  const own = aspect === 'mistakes' ? [OWN_MISTAKE, ...questions] : questions
  const pool = own.length > 0 ? own : [SAVE]
  const fit = filterAllowed({
    list: pool,
    textOf: ({ title, sub, act }) => `${title} ${sub} ${act}`,
    avoids,
  })
  const [call = SAVE] = random.shuffle(fit)
  return createCard('cta', { ...call })
}
