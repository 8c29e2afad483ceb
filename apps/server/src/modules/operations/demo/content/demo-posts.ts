/** Day relative to today and local time. `media` refers to a picture or a reel by key. */
export type DemoPost = {
  key: string
  text: string
  day: number
  time: string
  media: 'none' | 'picture' | 'video'
}

/** The reel has to be rendered first. */
export const isVideo = ({ media }: DemoPost): boolean => media === 'video'

export const PUBLISHED: readonly DemoPost[] = [
  {
    key: 'kiln',
    day: -27,
    time: '10:00',
    media: 'picture',
    text: 'Открыли печь после обжига: 42 чашки, и ни одной трещины. Завтра покажем, какая глазурь получилась самой удачной.',
  },
  {
    key: 'cracks',
    day: -24,
    time: '12:00',
    media: 'video',
    text: 'Почему чашка трескается? Чаще всего её торопят. Глина сохнет неделю, и полка у батареи не ускоряет дело, а губит его.',
  },
  {
    key: 'first-cup',
    day: -20,
    time: '10:00',
    media: 'picture',
    text: 'Мастер-класс «Первая чашка»: два часа за кругом, шесть человек в группе. На субботу осталось два места, пишите в комментариях «чашка».',
  },
  {
    key: 'question-glaze',
    day: -17,
    time: '18:00',
    media: 'none',
    text: 'Вопрос дня: матовая глазурь или глянцевая? Матовая красивее на фото, глянцевую проще мыть. Что выберете вы?',
  },
  {
    key: 'dune',
    day: -13,
    time: '10:00',
    media: 'picture',
    text: 'Ваза «Дюна» вернулась. Пять штук, все разные: глазурь ложится сама и каждый раз по-новому.',
  },
  {
    key: 'care',
    day: -10,
    time: '10:00',
    media: 'none',
    text: 'Как мыть посуду ручной работы: тёплая вода, мягкая губка, никакой щётки по матовой глазури. Посудомойка можно, но без резкой сушки.',
  },
  {
    key: 'shelf',
    day: -6,
    time: '12:00',
    media: 'picture',
    text: 'Первая чашка Анны до сих пор стоит на полке: кривая, зато любимая. А какую свою первую работу храните вы?',
  },
  {
    key: 'night',
    day: -3,
    time: '19:00',
    media: 'picture',
    text: 'Ночь в мастерской 28 ноября: круг, чай и музыка до полуночи. Билет 3 200 ₽, в цену входит глина и обжиг.',
  },
]

export const PLANNED: readonly DemoPost[] = [
  {
    key: 'gift',
    day: 1,
    time: '10:00',
    media: 'picture',
    text: 'Подарок, который не передаривают: набор из двух чашек «Утро» в коробке. До Нового года успеем обжечь ещё одну партию.',
  },
  {
    key: 'how-made',
    day: 2,
    time: '12:00',
    media: 'none',
    text: 'Как рождается чашка: комок глины, круг, сушка неделю, первый обжиг, глазурь, второй обжиг. Всего три недели на 300 миллилитров.',
  },
  {
    key: 'saturday',
    day: 4,
    time: '10:00',
    media: 'picture',
    text: 'В субботу учим лепить тарелку без круга: подойдёт и детям от восьми лет. Начало в 12:00.',
  },
  {
    key: 'choose-clay',
    day: 7,
    time: '10:00',
    media: 'none',
    text: 'Белая глина или тёмная? На белой цвет глазури чище, тёмная теплее на вид и прощает неровности новичка.',
  },
  {
    key: 'review',
    day: 9,
    time: '12:00',
    media: 'picture',
    text: '«Боялась, что руки не те, а через час не хотела вставать из-за круга». Спасибо Марине за отзыв и за смешную вазу.',
  },
  {
    key: 'first-class',
    day: 12,
    time: '10:00',
    media: 'video',
    text: 'Расписание на декабрь открыто: восемь занятий, новые группы по будням в 19:00. Запись в сообщениях.',
  },
]

export const REPEATING: DemoPost = {
  key: 'weekly',
  day: 3,
  time: '09:30',
  media: 'none',
  text: 'По четвергам мастерская открыта для гостей с 17 до 20: посмотреть, потрогать, выпить чаю.',
}

export const DRAFTS: readonly Pick<DemoPost, 'key' | 'text'>[] = [
  {
    key: 'draft-story',
    text: 'История одного заказа: сервиз на двенадцать человек за шесть недель.',
  },
  { key: 'draft-faq', text: 'Идея на потом: пять вопросов о глазури, которые задают чаще всего.' },
]

/** By the colleague, waiting for approval. */
export const SUBMITTED: DemoPost = {
  key: 'fair',
  day: 2,
  time: '18:00',
  media: 'picture',
  text: 'На ярмарку в Суздаль берём сорок чашек, две вазы «Дюна» и весь терракотовый сервиз. Стоим у торговых рядов в субботу и воскресенье с 10 до 18.',
}

/** Posts that fail at the sandbox networks. */
export const TROUBLED = {
  refused: {
    key: 'refused',
    day: -1,
    time: '10:00',
    media: 'picture',
    text: 'Снимали весь процесс на плёнку: вот что проявилось.',
  },
  unknown: {
    key: 'unknown',
    day: -1,
    time: '12:00',
    media: 'none',
    text: 'Завтра мастерская закрыта: везём посуду на ярмарку в Суздаль.',
  },
  waiting: {
    key: 'waiting',
    day: 0,
    time: '08:00',
    media: 'none',
    text: 'Доброе утро из мастерской. Печь остывает, открываем вечером.',
  },
  byHand: {
    key: 'by-hand',
    day: 0,
    time: '09:00',
    media: 'picture',
    text: 'Музыку к этому кадру выбираем в приложении: слушайте со звуком.',
  },
} as const satisfies Record<string, DemoPost>
