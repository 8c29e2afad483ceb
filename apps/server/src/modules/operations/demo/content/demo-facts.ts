import type { RouteInput } from '@kadr/contract/base/route'
import type { keepFacts } from '@kadr/contract/library/business'

type KeptFact = RouteInput<typeof keepFacts>['body']['facts'][number]

export type DemoFact = Omit<KeptFact, 'until'> & {
  /** It was over by then, so it is asked about. */
  endedDaysAgo?: number
}

/** What the demo workspace knows about its business. */
export const FACTS: readonly DemoFact[] = [
  {
    kind: 'about',
    title: '',
    text: 'Делаем посуду на гончарном круге и учим этому за один вечер. Нижний Новгород, с 2019 года.',
    source: 'answer',
    sourceTitle: '',
  },
  {
    kind: 'audience',
    title: '',
    text: 'Те, кто ищет подарок с руками, и те, кто устал от экрана. Дети с шести лет вместе со взрослым.',
    source: 'answer',
    sourceTitle: '',
  },
  {
    kind: 'address',
    title: '',
    text: 'Рождественская, 12, вход со двора.',
    source: 'site',
    sourceTitle: 'Контакты',
  },
  {
    kind: 'hours',
    title: '',
    text: 'Вт–вс, 11:00–21:00. Печь открываем по средам вечером.',
    source: 'site',
    sourceTitle: 'Контакты',
  },
  {
    kind: 'price',
    title: 'Детское место',
    text: '1\u00a0900\u00a0₽',
    source: 'answer',
    sourceTitle: '',
  },
  {
    kind: 'term',
    title: 'Ночь в мастерской',
    text: 'Билет 3\u00a0200\u00a0₽, в цену входят глина и обжиг.',
    source: 'post',
    sourceTitle: 'Ночь в мастерской',
    endedDaysAgo: 1,
  },
  {
    kind: 'question',
    title: 'Что надеть?',
    text: 'Фартук дадим. Лучше короткие рукава и коротко стриженные ногти, глина отстирывается.',
    source: 'answer',
    sourceTitle: '',
  },
  {
    kind: 'question',
    title: 'Можно в посудомойку?',
    text: 'Чашки можно, вазы с матовой глазурью только руками.',
    source: 'answer',
    sourceTitle: '',
  },
]
