import type { HookFamily } from '@kadr/contract/ai-tasks'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import type { Random } from '../random.ts'
import type { Subject } from '../subject.ts'

export type HookPhrase = (subject: Subject, random: Random) => string

const pickCount = (random: Random, forms: PluralForms) =>
  countOf({ count: random.whole({ min: 3, max: 7 }), forms })

const THINGS: PluralForms = ['вещь', 'вещи', 'вещей']
const MISTAKES: PluralForms = ['ошибка', 'ошибки', 'ошибок']
const TIPS: PluralForms = ['совет', 'совета', 'советов']
const MYTHS: PluralForms = ['миф', 'мифа', 'мифов']

/** Hooks about a topic to learn or do. */
export const TOPIC_HOOKS: Readonly<Record<HookFamily, readonly HookPhrase[]>> = {
  curiosity: [
    ({ title }) => `${title}: об этом почти не говорят, а зря`,
    ({ title }) => `${title}: причина не та, о которой все думают`,
    ({ title }) => `${title}: одна деталь, которую замечают слишком поздно`,
    ({ title }) => `${title}: вопрос, который стесняются задать`,
    ({ title }) => `${title}: что обычно остаётся за кадром`,
  ],
  list: [
    ({ title }, random) => `${title}: ${pickCount(random, THINGS)}, о которых лучше знать заранее`,
    ({ title }, random) => `${title}: ${pickCount(random, MISTAKES)}. Третью делают почти все`,
    ({ title }, random) => `${title}: ${pickCount(random, TIPS)}, с которыми легче начать`,
    ({ title }, random) => `${title}: ${pickCount(random, MYTHS)}, в которые пора перестать верить`,
    ({ quoted }) => `Чек-лист на одну минуту. Тема: ${quoted}`,
  ],
  contrarian: [
    ({ title }) => `${title}: популярный совет, который не работает`,
    ({ title }) => `${title}: почему «как у всех» не подходит вам`,
    ({ title }) => `${title}: от чего можно спокойно отказаться`,
    ({ quoted }) => `Непопулярное мнение на тему ${quoted}`,
    ({ title }) => `${title}: всё наоборот, и вот почему`,
  ],
  warning: [
    ({ title }) => `${title}: сначала посмотрите это`,
    ({ title }) => `${title}: проверьте себя за минуту`,
    ({ title }) => `${title}: ошибка, которая обходится дороже всего`,
    ({ quoted }) => `Сохраните, чтобы не переделывать. Тема: ${quoted}`,
    ({ title }) => `${title}: здесь ошибаются чаще всего`,
  ],
  transformation: [
    ({ title }) => `${title}: было и стало за 30 дней`,
    ({ title }) => `${title}: с нуля до результата по шагам`,
    ({ title }) => `${title}: что меняется уже через неделю`,
    ({ quoted }) => `30 дней и одна тема: ${quoted}. Что вышло`,
    ({ title }) => `${title}: как выглядит прогресс на самом деле`,
  ],
  recognition: [
    ({ quoted }) => `POV: вы наконец разобрались с темой ${quoted}`,
    ({ title }) => `${title}: покажите тому, кто поймёт`,
    ({ title }) => `${title}: если улыбнулись, значит, вы в теме`,
    ({ title }) => `${title}: знакомо до мелочей`,
    ({ quoted }) => `Тот самый вечер, когда тема ${quoted} наконец сложилась в голове`,
  ],
  story: [
    ({ title }) => `${title}: история, которая началась с ошибки`,
    ({ title }) => `${title}: один случай, после которого всё пошло иначе`,
    ({ title }) => `${title}: почему мы поменяли мнение`,
    ({ quoted }) => `И тут стало ясно, о чём на самом деле тема ${quoted}`,
    ({ title }) => `${title}: рассказываем без прикрас`,
  ],
  address: [
    ({ quoted }) => `Если вам близка тема ${quoted}, задержитесь на секунду`,
    ({ title }) => `${title}: для тех, кто всё откладывает на потом`,
    ({ title }) => `${title}: коротко для тех, кто только присматривается`,
    ({ title }) => `${title}: сохраните, если тема вам близка`,
    ({ title }) => `${title}: честно и для тех, у кого мало времени`,
  ],
  teaching: [
    ({ title }) => `${title}: первый шаг за 60 секунд`,
    ({ title }) => `${title}: простая схема без сложных слов`,
    ({ title }) => `${title}: с чего начать сегодня. Шаг 1`,
    ({ title }) => `${title}: объясняем на пальцах`,
    ({ title }) => `${title}: порядок действий, который легко запомнить`,
  ],
  proof: [
    ({ title }) => `${title}: посчитали, сколько времени уходит впустую`,
    ({ title }) => `${title}: 15 минут в день и честный итог`,
    ({ title }) => `${title}: проверили на себе за 7 дней`,
    ({ title }) => `${title}: сравнили два способа, и вот разница`,
  ],
  secret: [
    ({ title }) => `${title}: приём, о котором редко рассказывают`,
    ({ title }) => `${title}: находка, которой хочется поделиться`,
    ({ title }) => `${title}: мелочь, которая решает больше, чем кажется`,
    ({ title }) => `${title}: так делают те, кто давно в теме`,
  ],
  meme: [
    ({ quoted }) => `Я: сегодня лягу пораньше. Тоже я в два часа ночи: ${quoted}`,
    ({ quoted }) => `Ожидание и реальность на тему ${quoted}`,
    ({ quoted }) => `Я: только посмотрю. Тоже я через час: ${quoted}, часть десятая`,
    ({ quoted }) => `Никто: молчит. Я в любой компании: ${quoted}, слушайте сюда`,
  ],
}

/** Hooks about a product. */
export const PRODUCT_HOOKS: Readonly<Record<HookFamily, readonly HookPhrase[]>> = {
  curiosity: [
    ({ title }) => `${title}: что внутри и кому это нужно`,
    ({ title }) => `${title}: о чём чаще всего спрашивают`,
    ({ title }) => `${title}: почему сюда возвращаются`,
  ],
  list: [
    ({ quoted }) => `Три причины присмотреться: ${quoted}`,
    ({ title }) => `${title}: три вопроса перед покупкой`,
    ({ title }) => `${title}: коротко о главном по пунктам`,
  ],
  contrarian: [
    ({ title }) => `${title}: кому это точно не подойдёт`,
    ({ title }) => `${title}: без громких обещаний, только показ`,
  ],
  warning: [
    ({ title }) => `${title}: посмотрите до конца, прежде чем выбирать`,
    ({ title }) => `${title}: на что обратить внимание при выборе`,
  ],
  transformation: [
    ({ quoted }) => `Было неудобно, стало проще: ${quoted}`,
    ({ title }) => `${title}: один день до и один день после`,
  ],
  recognition: [
    ({ quoted }) => `POV: вы давно искали именно это. Встречайте: ${quoted}`,
    ({ title }) => `${title}: покажите тому, кто давно искал такое`,
  ],
  story: [
    ({ title }) => `${title}: как всё начиналось`,
    ({ title }) => `${title}: история одного заказа`,
  ],
  address: [
    ({ quoted }) => `Если всё ещё выбираете, задержитесь на секунду: ${quoted}`,
    ({ title }) => `${title}: для тех, кто ценит своё время`,
  ],
  teaching: [
    ({ title }) => `${title}: как получить максимум пользы`,
    ({ title }) => `${title}: показываем по шагам`,
  ],
  proof: [
    ({ title }) => `${title}: проверяем в деле, без монтажа`,
    ({ title }) => `${title}: неделя в реальной жизни`,
  ],
  secret: [
    ({ title }) => `${title}: находка, о которой хочется рассказать`,
    ({ title }) => `${title}: мелочь, которую замечают не сразу`,
  ],
  meme: [
    ({ quoted }) => `Я: больше ничего не покупаю. Тоже я: ${quoted}`,
    ({ quoted }) => `Ожидание: обычный вторник. Реальность: ${quoted}`,
  ],
}

/** Hooks about an event. */
export const NEWS_HOOKS: Readonly<Record<HookFamily, readonly HookPhrase[]>> = {
  curiosity: [
    ({ title }) => `${title}: рассказываем, что придумали`,
    ({ title }) => `${title}: все подробности за минуту`,
  ],
  list: [
    ({ title }) => `${title}: три вещи, которые важно знать`,
    ({ quoted }) => `Коротко о главном: ${quoted}`,
  ],
  contrarian: [
    ({ title }) => `${title}: без мелкого шрифта`,
    ({ title }) => `${title}: обойдёмся без громких слов`,
  ],
  warning: [
    ({ title }) => `${title}: не пропустите`,
    ({ quoted }) => `Сохраните, чтобы не забыть: ${quoted}`,
  ],
  transformation: [
    ({ title }) => `${title}: как мы к этому шли`,
    ({ title }) => `${title}: раньше такого у нас не было`,
  ],
  recognition: [
    ({ quoted }) => `POV: вы узнали об этом раньше всех. ${quoted}`,
    ({ title }) => `${title}: отправьте тому, кому это нужно`,
  ],
  story: [
    ({ title }) => `${title}: с чего всё началось`,
    ({ title }) => `${title}: история за одну минуту`,
  ],
  address: [
    ({ title }) => `${title}: для тех, кто давно ждал`,
    ({ quoted }) => `Если ждали знака, вот он: ${quoted}`,
  ],
  teaching: [
    ({ title }) => `${title}: как ничего не пропустить`,
    ({ title }) => `${title}: отвечаем на вопросы`,
  ],
  proof: [({ title }) => `${title}: показываем как есть`, ({ title }) => `${title}: смотрите сами`],
  secret: [
    ({ title }) => `${title}: новость, которой хочется поделиться`,
    ({ title }) => `${title}: сначала рассказываем своим`,
  ],
  meme: [
    ({ quoted }) => `Я: никуда не спешу. Тоже я: ${quoted}`,
    ({ quoted }) => `Планы на неделю: ${quoted}. Остальное подождёт`,
  ],
}
