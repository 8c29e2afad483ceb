import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'

const YEARS: PluralForms = ['год', 'года', 'лет']
const AGE =
  /(?<![а-яё])(?:нам|нашей? [а-яё]+|магазину|салону|студии|кофейне|пекарне|клинике|школе|мастерской)\s(?:уже\s|исполн[а-яё]+\s)?(\d{1,2})\s(?:год|года|лет)(?![а-яё])/iu

/** A birthday of the business; undefined for any other topic. */
export const composeAnniversary = (topic: string): SlideCard[] | undefined => {
  const age = Number(AGE.exec(topic)?.[1] ?? 0)
  if (age === 0) return undefined
  const [value = '', unit = ''] = countOf({ count: age, forms: YEARS }).split(/\s/u)
  return [
    createCard('hook', { title: `Нам *${value} ${unit}*!`, sub: 'И это благодаря вам' }),
    createCard('number', {
      value,
      unit,
      title: 'мы работаем *для вас*',
      body: 'Спасибо, что вы с нами',
    }),
    createCard('list', {
      title: 'Спасибо *каждому*',
      items: ['Кто пришёл первым', 'Кто возвращается', 'Кто советует нас друзьям'],
    }),
    createCard('cta', {
      title: 'Как вы *узнали* о нас?',
      sub: 'Читаем каждый ответ',
      act: 'Напишите в комментариях',
    }),
  ]
}
