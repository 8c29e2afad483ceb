import type { RuleAction } from '@kadr/contract/audience/conversation-rules'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

const TIMES: PluralForms = ['раз', 'раза', 'раз']
const ITEMS: PluralForms = ['сообщение', 'сообщения', 'сообщений']

export const ACTION_NAMES: Readonly<Record<RuleAction['kind'], string>> = {
  answer: 'Ответить',
  private_answer: 'Ответить лично',
  hide: 'Скрыть',
  label: 'Поставить метку',
  assign: 'Передать человеку',
}

export const rulesCopy = {
  title: 'Правила',
  intro:
    'Если в сообщении есть нужные слова, вопрос или тон, правило ответит, скроет, пометит или передаст. Одному человеку оно отвечает один раз, самому себе никогда, на старое не отвечает.',
  loading: 'Загружаем правила',
  failed: 'Правила не загрузились',
  none: 'Правил пока нет',
  noneText:
    'Например: на вопрос о цене отвечать ссылкой на прайс, рекламу в комментариях скрывать.',
  add: 'Новое правило',
  one: 'Правило',
  gone: 'Такого правила нет',
  goneText: 'Его могли удалить.',
  on: 'Включено',
  off: 'Выключено',
  switchOn: 'Правило работает',
  acts: (today: number, total: number) =>
    `Сегодня ${countOf({ count: today, forms: TIMES })}, всего ${countOf({ count: total, forms: TIMES })}`,
  neverActed: 'Ещё не срабатывало',
  form: {
    name: 'Название',
    when: 'Если',
    words: 'Слова',
    wordsHint: 'Любое из них, в любой форме. Через запятую или с новой строки',
    question: 'Вопрос',
    questionAny: 'Всё равно',
    questionYes: 'Это вопрос',
    questionNo: 'Это не вопрос',
    tone: 'Тон',
    toneAny: 'Любой',
    toneBad: 'Недовольны',
    toneGood: 'Хвалят',
    toneNone: 'Спокойно',
    kinds: 'Где написали',
    accounts: 'В аккаунтах',
    accountsHint: 'Не выбрано ничего, значит во всех',
    effect: 'То',
    action: 'Что сделать',
    variants: 'Варианты ответа',
    variantsHint: 'Берутся по очереди. Слово {имя} заменится именем человека',
    variant: (index: number) => `Вариант ${index}`,
    addVariant: 'Ещё вариант',
    removeVariant: (index: number) => `Убрать вариант ${index}`,
    label: 'Метка',
    person: 'Кому',
    choosePerson: 'Выберите человека',
    caps: 'Не чаще',
    perHour: 'Раз в час',
    perDay: 'Раз в день',
    save: 'Сохранить правило',
    saved: 'Правило сохранено. Посмотрите пробный прогон и включите его',
    failed: 'Правило не сохранено',
    switchedOff: 'После сохранения правило выключится: его нужно проверить заново.',
  },
  trial: {
    title: 'Пробный прогон',
    text: 'Покажет, что правило сделало бы с последними 100 сообщениями. Ничего не отправит.',
    run: 'Проверить',
    again: 'Проверить ещё раз',
    failed: 'Проверить не получилось',
    checked: (count: number) => `Проверили ${countOf({ count, forms: ITEMS })}.`,
    wouldAct: (count: number) => `Сработало бы ${countOf({ count, forms: TIMES })}.`,
    nothing: 'Ни одно сообщение не подошло. Проверьте слова и условия.',
  },
  switchFailed: 'Не переключили',
  log: {
    title: 'Что сделало',
    empty: 'Пока ничего',
    failed: 'Журнал не загрузился',
    undo: 'Отменить',
    undone: 'Отменили',
    undoFailed: 'Отменить не получилось',
    states: { done: 'Сделано', undone: 'Отменено', failed: 'Не вышло', pending: 'Ждёт отправки' },
  },
  deleteTitle: (name: string) => `Удалить правило ${quote(name)}?`,
  deleteText: 'Оно перестанет работать. Сделанное им останется.',
  deleted: 'Правило удалено',
} as const
