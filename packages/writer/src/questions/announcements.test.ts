import { describe, expect, it } from 'vitest'
import { planQuestions } from './plan-questions.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const plan = (sentence: string) => planQuestions({ sentence, facts: [], now: NOW })
const ids = (sentence: string) =>
  plan(sentence)
    .questions.map(({ id }) => id)
    .filter((id) => id !== 'contact')
    .join(' ')

describe('an announcement is asked for what it is', () => {
  it.each([
    ['Набираем детей 4–6 лет в группу плавания, есть пять мест', 'lessons price date place'],
    ['Мы закрываемся: спасибо всем, кто ходил к нам семь лет', 'last_day recall owed'],
    ['Отдам котят в добрые руки, две девочки и мальчик', 'ought_to_know to_hands place'],
    ['Продаём мёд с доставкой по Казани', 'wares price receive worry'],
    ['День открытых дверей в музыкальной школе в субботу', 'program entry place'],
    ['Отзыв клиентки о массаже лица', 'said_by came_with did_for changed_for'],
    ['С днём учителя: поздравление от нашей школы', 'wish_them to_whom recall gift'],
    ['Спасибо бабушке Нине за пироги', 'thanks_for thanks_whom recall'],
    ['Пропал кот, рыжий, без ошейника', 'marks seen_last if_met'],
    ['Разыгрываем два билета в театр', 'prize rules outcome_day'],
    ['Расписание тренировок на январь', 'slots for_whom new_in place'],
    ['Новинка: капучино на кокосовом молоке', 'is_new who price where_to'],
    ['Меняем старый холодильник на скидку', 'terms how_much_off valid_until place'],
    ['Изменился график работы', 'what_changed since_when if_booked'],
    ['Извините за задержку заказов', 'happened mended make_good prevent'],
    ['Свободные окошки на эту неделю', 'free_slots price place'],
    ['Собираем деньги на операцию Мише', 'raised_for raised_by reported'],
    ['Угадайте, сколько стоит этот торт', 'options solved reply_how'],
    ['Опрос: чёрный или белый', 'options reply_how'],
    ['Познакомьтесь с нашим новым мастером Леной', 'person come_for wonder'],
    ['Итоги года нашей команды', 'achieved hard learned next'],
    ['Почему именно мы', 'strong show_proof who price'],
    ['Сдам комнату студентке', 'thing sum place takes_whom'],
    ['Продам гараж в центре', 'thing sum place takes_whom'],
    ['Куплю старые фотоаппараты', 'need sum receive'],
    ['Ищем помещение под кофейню', 'need in_return until'],
    ['Ищем фотографа на полставки в студию', 'duty pay shifts worker'],
    ['Открыли вторую мастерскую на Садовой, 8', 'essence open_hours way'],
    ['Наш кот теперь администратор', 'essence further practice worry'],
    ['Няня в Казани ищет семью', 'experience able_to free_when own_pay'],
    ['Щенок Бим ищет семью', 'ought_to_know to_hands place'],
    ['Приглашаем на крестины сына', 'meet_at meet_where bring reply_to'],
    ['Юбилей мамы, поздравление от детей', 'wish_them dear recall gift'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(ids(sentence)).toBe(asked)
  })

  it.each([
    'Вакансия: нужен пекарь в ночную смену',
    'День открытых дверей в музыкальной школе в субботу',
    'Спасибо всем, кто был в субботу на субботнике',
  ])('«%s» is not filmed before anything is asked', (sentence) => {
    expect(plan(sentence).isKnown).toBe(false)
  })

  it('is filmed at once where it says what everybody asks', () => {
    for (const sentence of [
      'Скидка 20 % на шиномонтаж до конца недели на Лесной, 3',
      'Мы переехали: теперь на Ленина, 14',
      'Мы не работаем 31 декабря и 1 января',
    ])
      expect(plan(sentence).isKnown).toBe(true)
  })
})

describe('a question of a kind is asked in its own way', () => {
  it.each([
    ['Что делать, если собака съела шоколад', 'firstly never_do call_whom prevent'],
    ['Ребёнок проглотил батарейку', 'firstly never_do call_whom prevent'],
    ['Наша бабушка умерла, как сказать об этом ребёнку', 'words not_say when_say beside'],
    ['Как пережить смерть мамы', 'helps_most makes_worse call_whom wish'],
    ['Почему мы подняли цены на стрижки', 'risen price changed stays'],
    ['Почему нельзя мыть машину на морозе', 'cause other_cause anyway instead'],
    ['Почему выбивает автомат, когда включаю чайник', 'cause other_cause trap remedy'],
    ['Что входит в стоимость свадебной съёмки', 'included extra price worry'],
    ['Замок в машине заедает зимой', 'cause firstly never_do call_whom'],
    ['Лук для офиса осенью', 'tips keep_off worry'],
    ['Чё делать если не ловит интернет', 'firstly never_do call_whom prevent'],
    ['Мужу поставили диабет, что менять в еде', 'answers main mistake see_doctor'],
    ['Как принять заказ за 2 недели до свадьбы', 'steps mistake right'],
    ['Как одеться всей семьёй на съёмку', 'wear never_wear dress_code shoes'],
    ['Какая у нас отмена записи', 'answer exclusions worry'],
    ['Какой мастер сегодня свободен у нас и почём', 'answer price included worry'],
    ['Папа ушёл год назад, хочу вспомнить его', 'memory remembered habit farewell_words'],
    ['Умерла наша кошка, хочу ролик на память', 'memory remembered habit farewell_words'],
    ['Три ошибки при заказе кухни', 'mistake_list rights costly practice'],
    ['Чем грозит самозанятому опоздание с чеком', 'answer at_risk avoid basis'],
    ['Как родители портят детям сон', 'goes_on because for_age advise'],
    ['Рецепт шарлотки за 30 минут', 'stuff steps mistake'],
    ['Подарок тёще на 60 лет', 'presents main never_give price'],
    ['Как выбрать няню: какие вопросы задать', 'inquire alarm mistake right'],
    ['Кому не подойдут брекеты', 'not_for because instead'],
    ['Где хранить велосипед зимой', 'answer because mistake practice'],
    ['Где в Твери починить кофемашину', 'place open_hours way'],
    ['Массаж при грыже: можно или нельзя', 'verdict yes no counsel'],
    ['Как ответить на вопрос «почему так дорого»', 'words not_say when_say beside'],
    ['Сколько гостей помещается в нашем лофте', 'answer included price worry'],
    ['Пять упражнений для осанки', 'list main how_often'],
    ['Ответы на частые вопросы о ламинате', 'asked replied asked_too replied_too'],
  ])('«%s»: %s', (sentence, asked) => {
    expect(ids(sentence)).toBe(asked)
  })

  it.each([
    ['Собаке 12 лет: когда пора отпускать', 'grief'],
    ['Наш пёс ушёл за радугу', 'grief'],
    ['Последний звонок: прощание с выпускниками', 'neutral'],
    ['У ребёнка температура 39', 'illness'],
    ['Как оформить вычет за лечение зубов', 'money'],
  ])('«%s» is told in the tone of %s', (sentence, tone) => {
    expect(plan(sentence).tone).toBe(tone)
  })
})

describe('questions fit their occasion', () => {
  const find = (sentence: string, id: string) =>
    plan(sentence).questions.find((question) => question.id === id)

  it.each([
    'Приглашаем на крестины сына',
    'Юбилей мамы, поздравление от детей',
    'Умерла наша кошка Муся',
  ])('of «%s» nobody asks how to get in touch', (sentence) => {
    expect(find(sentence, 'contact')).toBeUndefined()
  })

  it('offer no doctor to somebody who buys a mattress, and nothing that is said', () => {
    expect(find('Как выбрать матрас, если болит спина', 'look')?.chips).toEqual([])
    expect(find('Чем кормить щенка лабрадора в 3 месяца', 'on_what')?.chips).toEqual([])
  })

  it('speak to the owner, call things by their names and promise no other number', () => {
    expect(find('Какая у нас отмена записи', 'answer')?.text).toBe('Какая у вас отмена записи?')
    expect(find('Чем отличается камень от кварца для кухни', 'other_side')?.text).toContain('Кварц')
    expect(find('Три способа сложить футболку', 'list')?.example).toBe('Через запятую')
  })
})
