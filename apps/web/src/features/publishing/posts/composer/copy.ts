import type { ProblemFix } from '@kadr/contract/publishing/post-checks'
import type { RepeatRule } from '@kadr/contract/publishing/posts'
import { type PluralForms, plural } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

export const PROBLEM_FORMS: PluralForms = ['замечание', 'замечания', 'замечаний']

export const FIX_NAME: Record<ProblemFix, string> = {
  cut_text: 'Сократить',
  split_to_thread: 'Разбить на цепочку',
  text_after_media: 'Текст отдельным сообщением',
  drop_extra_media: 'Убрать лишние файлы',
  crop: 'Обрезать по центру',
  transcode: 'Преобразуем сами',
  add_alt_text: 'Добавить описание',
  reset_setting: 'Сбросить настройку',
}

/** Network settings that a fix can switch on. */
export const FIXED_NAME = {
  isTextAfter: 'Текст отдельным сообщением после файлов',
  isCropped: 'Обрезать картинки по центру',
} as const

export const EVERY_NAME: Record<RepeatRule['every'], string> = {
  day: 'По дням',
  week: 'По неделям',
  month: 'По месяцам',
}

/** The number beside it has no unit of its own. */
export const INTERVAL_NAME: Record<RepeatRule['every'], string> = {
  day: 'Раз в сколько дней',
  week: 'Раз в сколько недель',
  month: 'Раз в сколько месяцев',
}

/** Monday first: the index matches the weekday number of the recurrence rule. */
export const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const

const DAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']

export const composerCopy = {
  newTitle: 'Новый пост',
  editTitle: 'Пост',
  loading: 'Открываем пост',
  failed: 'Пост не загрузился',
  gone: 'Такого поста нет: возможно, его удалили.',
  toList: 'К постам',
  viewer: 'Вы можете смотреть посты, но не менять их.',
  accounts: {
    label: 'Куда публикуем',
    empty: 'Подключите аккаунт, чтобы публиковать. Написать и сохранить черновик можно и без него.',
    connect: 'Подключить аккаунт',
    connectMore: 'Подключить ещё',
    locked: 'Уже вышло или публикуется: изменить нельзя.',
    missing: 'Выберите хотя бы один аккаунт',
    failed: 'Аккаунты не загрузились',
  },
  needs: (values: { network: string; account: string }) =>
    `Нужно для публикации в ${values.network}, ${values.account}`,
  text: {
    label: 'Текст',
    placeholder: 'О чём расскажете?',
    counters: 'Сколько знаков занято в сетях',
    counter: (values: { network: string; count: string; max: string }) =>
      `${values.network}: ${values.count} из ${values.max}`,
    hashtags: 'Хештеги',
    noSets: 'Наборов хештегов пока нет',
    manageSets: 'Настроить наборы',
    snippets: 'Заготовки',
    noSnippets: 'Заготовок текста пока нет',
    manageSnippets: 'Настроить заготовки',
  },
  media: {
    label: 'Фото и видео',
    add: 'Добавить файлы',
    device: 'С устройства',
    drop: 'Отпустите, чтобы добавить к посту',
    alt: 'Описание картинки',
    altFor: (name: string) => `Описание картинки ${quote(name)}`,
    altFailed: 'Описание не сохранилось',
    earlier: (name: string) => `Поставить раньше: ${name}`,
    later: (name: string) => `Поставить позже: ${name}`,
    remove: (name: string) => `Убрать: ${name}`,
    unknown: 'Файл загружается',
  },
  rubric: {
    label: 'Рубрика',
    none: 'Без рубрики',
    make: 'Завести рубрики: у каждой свой цвет в календаре',
  },
  targets: {
    title: 'По сетям',
    signature: 'С подписью аккаунта',
    ownText: (network: string) => `Свой текст: ${network}`,
    ownTextLabel: (account: string) => `Текст для ${quote(account)}`,
    ownMedia: (network: string) => `Свои файлы: ${network}`,
    ready: 'Готово',
    loading: 'Загружаем настройки',
  },
  extras: {
    title: 'Метки и реклама',
    utm: 'Добавлять UTM-метки к ссылкам',
    source: 'Источник (utm_source)',
    sourceHint: 'Вместо {network} встанет сеть: tiktok, telegram',
    medium: 'Канал (utm_medium)',
    campaign: 'Кампания (utm_campaign)',
    erid: 'Маркировка рекламы (erid)',
    eridHint: 'Нужна, если пост рекламный. В конец текста добавим «Реклама», рекламодателя и erid.',
    advertiser: 'Рекламодатель',
    advertiserHint: 'Как в договоре: ООО «Полдень»',
    inn: 'ИНН',
  },
  when: {
    bestTime: ({ weekday, hour, count }: { weekday: number; hour: number; count: number }) =>
      `Лучшее время по вашим публикациям: ${DAYS[weekday - 1] ?? ''}, ${hour}:00 (${count} ${plural({ count, forms: ['публикация', 'публикации', 'публикаций'] })}).`,
    applyBestTime: 'Поставить',
    title: 'Когда',
    label: 'Когда опубликовать',
    now: 'Сейчас',
    at: 'В выбранное время',
    slot: 'В ближайший слот',
    time: 'Дата и время',
    zone: (zone: string) => `По часам пространства: ${zone}`,
    slotAt: (when: string) => `Ближайший свободный слот: ${when}`,
    slotNone: 'У выбранных аккаунтов нет удобного времени. Задайте его в настройках публикации.',
    slotAccounts: 'Выберите аккаунты, и мы найдём слот.',
    slotLoading: 'Ищем свободный слот',
    slotFailed: 'Слот не нашёлся: сервер не ответил.',
    slotSettings: 'Настроить удобное время',
    repeat: 'Повторять',
    every: 'Как часто',
    weekdays: 'Дни недели',
    until: 'Последний день',
    untilHint: 'Пусто: без конца',
    next: (list: string) => `Дальше: ${list}`,
  },
  preview: {
    title: 'Предпросмотр',
    choose: 'Аккаунт предпросмотра',
    empty: 'Выберите аккаунт, и здесь появится пост, каким его увидят читатели.',
    loading: 'Готовим предпросмотр',
    note: 'Сеть может показать пост немного иначе.',
  },
  save: {
    refused: 'Не сохранилось',
    draft: 'Сохранить черновик',
    draftSaved: 'Черновик сохранён',
  },
  submit: {
    now: 'Опубликовать',
    later: 'Запланировать',
    approve: 'Отправить на согласование',
    changes: 'Сохранить изменения',
    publishing: 'Публикуем',
    scheduled: (when: string) => `Запланировано: ${when}`,
    sent: 'Отправлено на согласование',
    saved: 'Изменения сохранены',
    notReady: 'Пост пока не готов: исправьте отмеченное',
  },
  conflict: {
    title: 'Пост изменили, пока вы писали',
    text: 'Ваш текст цел. Решите, какой оставить.',
    apart: 'Сохранить моё отдельным постом',
    noText: 'Без текста',
  },
  planned: (isWaiting: boolean, button: string) =>
    `${isWaiting ? 'Пост на согласовании' : 'Пост уже запланирован'}: изменения попадут в него, когда вы нажмёте ${quote(button)}.`,
} as const
