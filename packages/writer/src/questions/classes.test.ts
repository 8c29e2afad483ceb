import { describe, expect, it } from 'vitest'
import { planQuestions } from './plan-questions.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const plan = (sentence: string) => planQuestions({ sentence, facts: [], now: NOW })
const first = (sentence: string) => plan(sentence).questions[0]
const byId = (sentence: string, id: string) =>
  plan(sentence).questions.find((question) => question.id === id)
const ids = (sentence: string) =>
  plan(sentence)
    .questions.map(({ id }) => id)
    .filter((id) => id !== 'contact')
    .join(' ')

describe('a hint belongs to what the sentence is about', () => {
  it.each([
    ['что взять на экзамен в ГИБДД', 'take', 'Тетрадь'],
    ['Туфли на свадьбу: как выбрать', 'look', 'Договор'],
    ['Кому положен отпуск по уходу за внуком', 'on_what', 'Сезона'],
    ['Что взять в музей в первый поход с детьми', 'take', 'Аптечку'],
    ['что взять на ЕГЭ по химии', 'take', 'Тетрадь'],
    ['За сколько окупится кофейня', 'on_what', 'Продуктов'],
    ['ищем повара на лето в лагерь', 'shifts', 'Два через два'],
    ['ищем повара на лето в лагерь', 'worker', 'Можно без опыта'],
  ])('«%s»: %s without «%s»', (sentence, id, foreign) => {
    expect(byId(sentence, id)?.chips ?? []).not.toContain(foreign)
  })

  it.each([
    ['Сколько заживает прокол носа', 'how_long', ['дней', 'недель', 'месяцев']],
    ['скока держится гелевый лак на ногах', 'how_long', ['дней', 'недель', 'месяцев']],
    ['Сколько живёт морская свинка', 'how_long', ['лет', 'месяцев']],
    ['Сколько варить свёклу', 'how_long', ['минут', 'часов']],
    ['До и после: реставрация стула', 'duration', ['дней', 'недель', 'месяцев']],
    ['прокат вечерних платьев', 'lend_price', ['₽ в сутки']],
    ['аренда сапов на Волге', 'lend_price', ['₽ в час', '₽ в сутки']],
    ['Аренда гаража в центре', 'lend_price', ['₽ в месяц']],
    ['аренда лесов строительных', 'lend_price', []],
  ])('«%s»: %s is counted in %j', (sentence, id, chips) => {
    expect(byId(sentence, id)?.chips).toEqual(chips)
  })

  it('of a law names the law and no days of its own', () => {
    const { questions } = plan('Законно ли снимать клиентов на камеру')
    expect(questions.find(({ id }) => id === 'basis')?.chips).toContain('В законе')
    expect(questions.map(({ example }) => example).join(' ')).not.toMatch(/\d/)
  })

  it('of a place asks for what is paid there', () => {
    expect(byId('Пельменная у вокзала', 'bill')?.text).toBe('Какой у вас средний чек?')
    expect(byId('Музей самоваров', 'bill')?.text).toBe('Сколько стоит вход?')
  })
})

describe('a plan follows what is asked, not a word on the surface', () => {
  it.each([
    ['Первый поход в оперу: как одеться', 'wear never_wear dress_code shoes'],
    ['Марат, чиню кофемашины', 'master_does master_where from master_terms'],
    ['Как уговорить ребёнка чистить зубы', 'child_does child_age child_never child_still'],
    ['Как сказать ребёнку о разводе', 'words not_say when_say beside'],
    ['мифы о натяжных потолках', 'myth_list myth_truths myth_harm practice'],
    ['Прабабушка умерла, как разделить её дачу', 'heirs heirs_term heirs_papers heirs_share'],
    ['Дарим экскурсию школьникам до мая', 'shown gets_what place'],
    ['Поминальный обед в кафе', 'goes rite_agree ahead worry'],
    ['Первый визит к барберу: что сказать', 'answers main mistake practice'],
    ['Отпевание: как проходит', 'steps rite_bring rite_agree ahead'],
    ['Бесплатный кофе медсёстрам по понедельникам', 'shown gets_what valid_until place'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(ids(sentence)).toBe(asked)
  })

  it.each([
    [
      'линолеум или ламинат для съёмной квартиры',
      'Линолеум для съёмной квартиры: когда это лучший выбор?',
    ],
    [
      'Бесплатный кофе медсёстрам по понедельникам',
      '«Бесплатный кофе медсёстрам по понедельникам»: кому именно и что показать?',
    ],
    ['5 мифов о сахаре', 'Какие 5 мифов о сахаре слышите чаще всего?'],
    ['почему потускнел паркет', '«Потускнел паркет»: из-за чего это бывает чаще всего?'],
    ['гипс или шпаклёвка под обои', 'Гипс под обои: когда это лучший выбор?'],
    ['Мифы и правда про имплантацию', 'Какие три мифа про имплантацию слышите чаще всего?'],
    ['чем ряженка отличается от варенца', 'Чем ряженка отличается от варенца?'],
    [
      'Банк отказал в рефинансировании, почему',
      '«Банк отказал в рефинансировании»: из-за чего это бывает чаще всего?',
    ],
  ])('the condition of «%s» stands in the first question', (sentence, asked) => {
    expect(first(sentence)?.text).toBe(asked)
  })

  it.each([
    'Отпевание: как проходит',
    'Панихида в храме',
    'Девять дней: что готовить',
    'Сорок дней со дня смерти',
    'Прощальные слова усопшему',
  ])('«%s» is told as a loss', (sentence) => {
    expect(plan(sentence).tone).toBe('grief')
  })

  it.each(['Тур на 9 дней в Дагестан', 'Квартира с видом на кладбище', '40 дней без сахара'])(
    '«%s» is no loss',
    (sentence) => {
      expect(plan(sentence).tone).toBe('neutral')
    },
  )
})

describe('what a sentence names decides what is asked of it', () => {
  it.each([
    ['Лагман по-уйгурски', 'dish special portion where_eat'],
    ['Медовик без выпечки', 'stuff how_done duration mistake'],
    ['Плов на 50 человек с доставкой', 'order price order_by delivers'],
    ['Турецкий для сериаломанов', 'learns level lessons_go lesson_price'],
    ['Карбокситерапия', 'goes lasts unfit price'],
    ['Отогрев труб паром', 'works from comes_to guarantee'],
    ['Клетка для шиншиллы', 'made_of special price get_it'],
    ['Выпускной альбом для детского сада', 'made_of special price get_it'],
    ['День рождения в батутном центре на 10 детей', 'feast price book_ahead'],
    ['Ночь в музее для взрослых', 'program date place entry'],
    ['Ловля щуки на жерлицы', 'needed how_done best_when mistake'],
    ['Хочу продать долю в квартире брату', 'start_from costs_law mistake worry'],
    ['Кофе и сон', 'linked wrongly start_with worry'],
    ['Лучшие видовые точки Калининграда', 'picks pick_why main worry'],
    ['Потеряли загранпаспорт за границей', 'firstly never_do call_whom prevent'],
    ['Сын не хочет в школу', 'cause react never_react to_specialist'],
    ['Ведущий на юбилей без пошлых конкурсов', 'takes_on from skill refuses'],
    ['Уроки вождения для тех, кто боится', 'learns lessons_go lesson_price'],
    ['Шкурка на айкос', 'unknown worry if_paid where_get'],
    ['Прокат палаток и спальников', 'lends lend_price deposit where_eat'],
    ['Рыбалка с ночёвкой на Ладоге в сентябре', 'route trip_dates trip_price trip_in'],
    ['Ночь перед экзаменом', 'know_first wrongly start_with practice'],
    ['Бесплатный замер окон для многодетных семей', 'free_what free_for valid_until worry'],
    ['Выездная баня на колёсах', 'what_in from book_in worry'],
    ['Работодатель не отдаёт трудовую книжку', 'firstly papers deadline if_refused'],
    ['Соседка затопила кухню, с чего начать', 'firstly never_do call_whom prevent'],
    ['Нотариус на дом', 'takes_on from comes_to skill'],
    ['Приют для ежей', 'place_is raised_by where_eat worry'],
    ['Тёща против ремонта', 'comes_from advise never_do call_whom'],
    ['Почему косит левый глаз у котёнка', 'cause other_cause to_vet remedy'],
    ['Бесплатная консультация по пенсии в среду', 'free_what free_for hour place'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(ids(sentence)).toBe(asked)
  })

  it.each([
    ['Отец умер и оставил долги по кредитам', 'debt_who heirs_term debt_papers debt_refuse'],
    [
      'Брат погиб, как получить его пенсионные накопления',
      'pay_who heirs_term heirs_papers if_refused',
    ],
  ])('what the dead owe or are owed is a matter of law: «%s»', (sentence, asked) => {
    expect(plan(sentence).tone).toBe('grief')
    expect(ids(sentence)).toBe(asked)
  })

  it('quotes what cannot be put in another case', () => {
    expect(first('Опоздали с декларацией, какой штраф')?.text).toBe(
      '«Опоздали с декларацией»: какой штраф?',
    )
    expect(first('Снять порчу с дома')?.text).toBe('«Снять порчу с дома»: с чего начать?')
  })

  it('offers no sum of its own anywhere', () => {
    for (const sentence of [
      'Сколько стоит перешить шубу',
      'Вывоз мебели',
      'Пекарня в Туле',
      'Йога',
    ])
      for (const { example } of plan(sentence).questions) expect(example).not.toMatch(/\d/)
  })
})

describe('what looks like something else', () => {
  it.each([
    'Как мы печатаем книги тиражом от одного экземпляра',
    'Мойка высокого давления для фасада',
    'Приступаем к строительству бани',
    'Как законсервировать огурцы без уксуса',
    'Цена в зависимости от площади: как считаем',
    'Переломный момент в моей мастерской',
  ])('«%s» is told as it is', (sentence) => {
    expect(plan(sentence).tone).toBe('neutral')
  })

  it.each([
    ['Приступы кашля у кошки', 'illness'],
    ['Давление скачет к вечеру', 'illness'],
    ['Экзема на руках', 'illness'],
    ['По закону ли это', 'law'],
  ])('«%s» is still told with care', (sentence, tone) => {
    expect(plan(sentence).tone).toBe(tone)
  })

  it.each([
    ['Почему портниха просит две примерки', 'cause other_cause practice advise'],
    ['Почему фотограф отдаёт не все снимки', 'cause other_cause practice advise'],
    ['Сколько дней шьют свадебное платье', 'how_long on_what sooner worry'],
    ['Наш питомник вырастил первые саженцы фундука', 'start hard turn ending'],
    ['Мастер упал с лестницы и сломал ногу', 'firstly never_do call_whom prevent'],
    ['Пекарня, где хлеб пекут ночью', 'place_is do_there bill where_eat'],
    ['Не приходят заявки с сайта', 'cause other_cause check remedy'],
    ['Ищем вторую виолончель в квартет', 'need in_return until'],
    ['Какие витамины пить после операции', 'answers main mistake see_doctor'],
    ['Кот съел нитку', 'firstly never_do call_whom prevent'],
    ['Почему квас из бочки вкуснее бутылочного', 'cause other_cause practice advise'],
    ['Чего боятся новички на скалодроме', 'answers advise practice worry'],
    ['Открыли запись на курс жестового языка', 'lessons price date place'],
    ['Пошаговая сборка улья из дадановской рамки', 'steps mistake right duration'],
    ['Ковка ворот и перил', 'works from in_time guarantee'],
    ['Резьба по дереву', 'works from in_time guarantee'],
    ['Банный веник из эвкалипта', 'made_of special price get_it'],
    ['Катание на собачьих упряжках', 'goes price take unfit'],
    ['Пасека дедушки', 'place_is do_there bill where_eat'],
    ['Наш сыроварный мастер-класс в субботу: осталось шесть мест', 'program hour price place'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(ids(sentence)).toBe(asked)
  })

  it.each([
    ['Почему фотограф отдаёт не все снимки', 'Почему фотограф отдаёт не все снимки?'],
    [
      'Семь признаков, что ювелир обманывает с пробой',
      'По каким признакам видно, что ювелир обманывает с пробой?',
    ],
    ['Линзы или очки подростку', 'Линзы подростку: когда это лучший выбор?'],
    ['Собака или кошка пожилой маме', 'Собака пожилой маме: когда это лучший выбор?'],
    [
      'Пять вопросов подрядчику перед стройкой',
      'Какие пять вопросов задать подрядчику перед стройкой?',
    ],
    ['Три вопроса нотариусу перед завещанием', 'Какие вопросы задать нотариусу перед завещанием?'],
  ])('the first question of «%s» is in its words', (sentence, asked) => {
    expect(first(sentence)?.text).toBe(asked)
  })
})
