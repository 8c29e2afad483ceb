import type { FactSource } from '@kadr/contract/library/business'
import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { FACT_SOURCE_NAME } from '../../../ai/results/grounds-copy.ts'

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const
const SLIDES = ['слайд', 'слайда', 'слайдов'] as const
const FACTS = ['новый факт', 'новых факта', 'новых фактов'] as const

export const copy = {
  page: 'Новый рилс',
  viewer: 'Вы смотрите это рабочее пространство. Собирать рилсы могут редакторы.',
  sentence: {
    label: 'О чём рилс',
    edit: 'Изменить фразу',
    save: 'Готово',
    needed: 'Напишите, о чём рилс',
    placeholder: 'Что получится на мастер-классе по гончарному кругу',
    promise: (count: number) =>
      `Своими словами вы ответите лучше нас. ${countOf({ count, forms: QUESTIONS })}, около двух\u00a0минут.`,
  },
  loading: 'Готовим вопросы',
  failed: 'Вопросы не загрузились',
  refused: 'Об этом рилс не соберём',
  known: {
    title: 'Об этом Кадр напишет сам',
    text: 'Слайды будут готовы сразу, спишется 1\u00a0запрос к\u00a0ИИ. Или ответьте своими словами: это бесплатно.',
    visitorText: 'Слайды будут готовы сразу после входа. Или ответьте своими словами.',
    write: 'Написать слайды',
  },
  list: 'Вопросы',
  progress: (done: number, count: number) => `${done} из ${count}`,
  question: {
    example: (text: string) => `Например: ${quote(text)}`,
    skip: 'Пропустить',
    next: 'Дальше',
    change: (text: string) => `Изменить ответ: ${text}`,
    skipped: 'Без этого слайда',
    undo: 'Вернуть',
    slide: (number: number) => `слайд ${number}`,
    needed: 'Напишите ответ или пропустите вопрос.',
    chips: 'Добавить к ответу',
    source: (source: FactSource, day: string) => `${FACT_SOURCE_NAME[source]}, ${day}`,
    stillPrice: (text: string) => `${text}: цена та же?`,
    still: (text: string) => `${text}: ещё верно?`,
    same: 'Да',
    other: 'Нет, другое',
  },
  paste: {
    open: 'Ответить одним текстом',
    title: 'Все ответы одним текстом',
    hint: 'С номерами вопросов, через пустую строку или со словами самих вопросов.',
    whole: 'Это один ответ: номеров и пустых строк в нём нет.',
    rest: (text: string) => `Ни к одному вопросу не подошло: ${text}`,
    take: 'Записать ответы',
    close: 'Закрыть',
  },
  voice: {
    start: 'Ответить голосом',
    stop: (seconds: number) => `Остановить запись, ${seconds}\u00a0с`,
    working: 'Расшифровываем',
    refused: 'Нет доступа к микрофону. Разрешите его в настройках браузера.',
    missing: 'Микрофон не найден или занят другой программой.',
    failed: 'Голос не расшифровался',
    rest: (text: string) => `Не поместилось в ответ: ${text}`,
  },
  slides: {
    title: 'Слайды уже собираются',
    count: (count: number) => countOf({ count, forms: SLIDES }),
    slide: (number: number, text: string) => `Слайд ${number}: ${text}`,
    writing: (number: number) => `Слайд ${number} пишется сейчас`,
    next: (number: number) => `Ещё один слайд появится, когда ответите на вопрос ${number}`,
    failed: 'Слайды не нарисовались',
    safe: 'Ответы на месте.',
    retry: 'Повторить',
  },
  style: { title: 'Стиль', hint: 'Можно сменить в любой момент' },
  remember: {
    title: (count: number) => `Запомнить ${countOf({ count, forms: FACTS })}?`,
    button: 'Запомнить',
    done: 'Запомнили: найдёте в «О деле»',
    failed: 'Запомнить не удалось',
  },
  rule: {
    title: 'Нужны ответы',
    text: 'Правило сделает пост из ваших слов.',
    handOver: 'Отдать правилу',
    done: (when: string) => `Ответы у правила: пост выйдет ${when}`,
    doneNow: 'Ответы у правила: оно уже делает пост',
    failed: 'Ответы не дошли',
    closed: 'Этот запуск ответов больше не ждёт',
    closedText: 'На вопросы уже ответили или запуск отменили.',
    back: 'К запускам правила',
    viewer: 'Отвечать за правило могут владелец, администратор и редактор.',
  },
  build: {
    make: 'Собрать рилс',
    watch: 'Посмотреть',
    stop: 'Остановить',
    gaps: (count: number) =>
      `Ещё ${countOf({ count, forms: QUESTIONS })}. Пустой ответ уберёт свой слайд.`,
    ready: 'Все ответы есть.',
    told: (count: number) => `Осталось ответить: ${countOf({ count, forms: QUESTIONS })}`,
    without: 'Собрать без них',
    nothing: 'Ответьте хотя бы на один вопрос.',
    failed: 'Собрать не удалось',
    signIn: 'Ответы сохранятся: войдите, и рилс соберётся.',
  },
} as const
