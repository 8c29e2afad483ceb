import type { AutomationRule } from '@kadr/contract/automation/automation-rule'

export type RuleTemplate = {
  key: string
  title: string
  text: string
  /** Without accounts, which the person chooses. */
  rule: Omit<AutomationRule, 'targets'>
}

const USUAL = {
  style: null,
  slides: 6,
  seconds: 40,
  voice: null,
  language: 'ru',
  startsOn: null,
  endsOn: null,
  closedDates: [],
  mode: 'approval',
  leadHours: 24,
  repeatAfterDays: 30,
  prefersBest: false,
} satisfies Partial<AutomationRule>

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const onDays = (weekdays: number[], ...times: string[]): AutomationRule['schedule'] => ({
  kind: 'times',
  weekdays,
  times,
})

/** Rules to start from. */
export const RULE_TEMPLATES: readonly RuleTemplate[] = [
  {
    key: 'product-of-the-day',
    title: 'Товар дня',
    text: 'Каждый день показывает один продукт из вашего списка',
    rule: {
      ...USUAL,
      name: 'Товар дня',
      output: 'product-demo',
      source: { kind: 'products', productIds: [] },
      schedule: onDays(EVERY_DAY, '12:00'),
    },
  },
  {
    key: 'tip-of-the-week',
    title: 'Совет недели',
    text: 'По вторникам рассказывает слайдами по теме из списка',
    rule: {
      ...USUAL,
      name: 'Совет недели',
      output: 'slideshow',
      source: { kind: 'topics', topics: [] },
      schedule: onDays([2], '18:00'),
    },
  },
  {
    key: 'answer',
    title: 'Ответ на вопрос',
    text: 'Ведущий дважды в неделю отвечает на частый вопрос',
    rule: {
      ...USUAL,
      name: 'Ответ на вопрос',
      output: 'talking-head',
      source: { kind: 'topics', topics: [] },
      schedule: onDays([1, 4], '19:00'),
    },
  },
  {
    key: 'hooks',
    title: 'Разные хуки об одном',
    text: 'Одна тема, каждый раз новый приём из галереи хуков',
    rule: {
      ...USUAL,
      name: 'Разные хуки',
      output: 'slideshow',
      source: { kind: 'hooks', topic: '', families: [] },
      schedule: onDays([1, 3, 5], '18:00'),
      repeatAfterDays: 7,
    },
  },
  {
    key: 'best-again',
    title: 'Лучшее ещё раз',
    text: 'Возвращает удачные посты, когда их успели забыть',
    rule: {
      ...USUAL,
      name: 'Лучшее ещё раз',
      output: 'post',
      source: { kind: 'evergreen', hashtag: '', cooldownDays: 60, maxRepeats: 3 },
      schedule: onDays([6], '11:00'),
    },
  },
  {
    key: 'news',
    title: 'Новое из ленты',
    text: 'Пишет пост о каждой новой записи сайта или блога',
    rule: {
      ...USUAL,
      name: 'Новое из ленты',
      output: 'post',
      source: { kind: 'feed', url: '' },
      schedule: onDays(EVERY_DAY, '10:00', '16:00'),
    },
  },
  {
    key: 'talks',
    title: 'Рилсы из длинных видео',
    text: 'Режет записи из папки на лучшие куски и выпускает их по одному',
    rule: {
      ...USUAL,
      name: 'Рилсы из записей',
      output: 'own-video',
      source: { kind: 'footage', folderId: '', clips: 5 },
      schedule: onDays([1, 3, 5], '18:00'),
    },
  },
  {
    key: 'picture',
    title: 'Картинка с подписью',
    text: 'Берёт картинку из папки и пишет к ней подпись',
    rule: {
      ...USUAL,
      name: 'Картинка с подписью',
      output: 'post',
      source: { kind: 'folder', folderId: '', topic: '' },
      schedule: onDays([2, 4, 6], '10:00'),
    },
  },
]
