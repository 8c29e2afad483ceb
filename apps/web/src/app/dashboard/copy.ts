import type { ChecklistKey } from './checklist-steps.ts'

export const copy = {
  hello: 'Привет',
  attention: 'Требует внимания',
  news: 'Новости',
  loading: 'Загружаем главную',
  checklist: {
    title: 'Первые шаги',
    progress: ({ done, total }: { done: number; total: number }) => `${done} из ${total}`,
    dismiss: 'Скрыть первые шаги',
    done: 'Готово',
    steps: {
      'first-reel': {
        title: 'Соберите первый рилс',
        doneTitle: 'Рилс собран',
        text: 'Хватит одной темы: тексты и стиль подберём сами.',
        action: 'Собрать',
      },
      'first-post': {
        title: 'Опубликуйте или запланируйте пост',
        doneTitle: 'Пост запланирован',
        text: 'Выберите аккаунты и время, остальное мы сделаем сами.',
        action: 'Создать пост',
      },
      'first-connection': {
        title: 'Подключите первый аккаунт',
        doneTitle: 'Аккаунт подключён',
        text: 'Без него публиковать некуда. Вход в сеть занимает минуту.',
        action: 'Подключить',
      },
      name: {
        title: 'Представьтесь',
        doneTitle: 'Имя указано',
        text: 'Так вас увидят участники рабочих пространств.',
        action: 'Указать имя',
      },
      'time-zone': {
        title: 'Проверьте часовой пояс',
        doneTitle: 'Часовой пояс совпадает с вашими часами',
        text: 'Пояс профиля не совпадает с часами этого устройства.',
        action: 'Выбрать пояс',
      },
      'second-sign-in': {
        title: 'Привяжите второй способ входа',
        doneTitle: 'Второй способ входа привязан',
        text: 'Если потеряете доступ к одному, войдёте другим.',
        action: 'Привязать',
      },
    } satisfies Record<
      ChecklistKey,
      { title: string; doneTitle: string; text: string; action: string }
    >,
  },
  failed: {
    title: 'Данные профиля не загрузились',
  },
} as const
