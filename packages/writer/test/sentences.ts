import type { AskKind } from '@kadr/contract/studio/questions'

/**
 * Sentences of small businesses by field, each with its kind and, after `|`, its gaps: the questions that are asked besides the
 * contact. `+` is answered by facts, `-` is not: then it is asked about. `!` is a trap: the field is known, the question is
 * another one.
 */
const SENTENCES = `
# Кофе
+ how_to_choose Как выбрать кофе в зёрнах для дома | look mistake right own_choice
! how_much Сколько стоит чашка кофе у нас | price in_price depends extra
! where Где купить зелёный кофе оптом | place open_hours way
! how_to Как вывести пятно от кофе с ковра | steps mistake right duration
! is_it_worth Можно ли кофе беременным | verdict yes no counsel
! how_to_choose Что купить к кофе | look mistake right own_choice
# Матрасы
+ how_to_choose Как выбрать матрас | look mistake right own_choice
! how_to Как перевезти матрас в легковой машине | steps mistake right duration
! how_to_choose Как выбрать матрас для собаки | look mistake right own_choice
! how_much Сколько стоит химчистка матраса | price in_price depends extra
! included Рассрочка на матрас: что входит | included extra price worry
# Маникюр
+ why Почему маникюр не держится две недели | cause other_cause after_care remedy
! is_it_legal Маникюр на дому: что грозит без ИП | answer at_risk avoid basis
! how_to Как арендовать место под маникюр | steps mistake right duration
! who_for Аппаратный маникюр: кому подойдёт | who not_for on_what
! first_time Первый маникюр ребёнка | happens fear take price
# Уход за кожей
+ mistakes 5 ошибок в уходе за кожей зимой | mistake_list rights costly practice
+ how_to_tell Как понять, что косметика вам не подходит | signs check trap
! how_to Как открыть кабинет косметолога | steps mistake right duration
! mistakes 5 ошибок в уходе за кожей собаки | mistake_list rights costly practice
! before_after До и после: чистка кожи | before after done duration
# Цветы
+ how_to Как продлить жизнь букету | steps mistake right
! how_to Как довезти букет в самолёте | steps mistake right
! is_it_worth Можно ли дарить чётное число роз | verdict yes no counsel
! what_to_take Цветы на похороны: что взять | take forget leave
! why_price Почему розы дорогие в феврале | parts work_time cheap
# Стоматология
+ when Когда вести ребёнка к стоматологу впервые | moment due late
! choice Зуб мудрости: удалять или оставить | one_side other_side fits advice
! how_much Сколько стоит имплант под ключ | price in_price depends extra
! how_to Как вернуть налоговый вычет за зубы | steps mistake right papers_for
! why Почему стоматолог не принимает без записи | cause other_cause practice advise
! is_it_worth Больно ли снимать брекеты | verdict yes no counsel
! how_long Сколько заживает лунка после удаления | how_long on_what helps mistake
! how_much Сколько стоит коронка и от чего зависит цена | price depends in_price extra
# Квартиры
+ checklist Что проверить перед покупкой квартиры | points forget stop
! how_to Как сдать квартиру посуточно в Сочи | steps mistake right
! list 7 фраз арендатору, чтобы снять квартиру | list main practice
! how_to_save Как сэкономить на переезде в новую квартиру | save never saved
! who_for Доля в квартире: кому достанется | answer on_what mistake basis
# Психология
+ why Почему мы срываемся на близких | cause other_cause trap remedy
! how_much Сколько стоит сеанс психолога онлайн | price in_price depends extra
! how_to Как стать психологом после сорока | steps mistake right
! first_time Как проходит сеанс у психолога | happens fear take price
! question Что говорить психологу о детстве | answers main mistake practice
! story История клиента: как психолог справился со страхом сцены | start hard turn ending
! difference Чем психолог отличается от коуча | one_side other_side fits advice
# Тренировки
+ how_to Как начать тренировки и не бросить | steps mistake right
! what_to_take Что взять с собой на соревнования по плаванию | take forget leave
! is_it_worth Можно ли тренироваться с температурой | verdict yes no counsel
! how_to Как продать абонемент в фитнес | steps mistake right
! when Когда тренировка после родов разрешена | moment due late
! how_to Как бросить тренировки | steps mistake right
# Хлеб
+ why_price Почему хлеб на закваске дороже | parts work_time cheap
! how_to Как открыть пекарню в спальном районе | steps mistake right duration
! how_to Как утилизировать чёрствый хлеб на даче | steps mistake right
! where Где купить хлеб без глютена | place open_hours way
! why_price Почему буханка стоит 180 рублей | parts work_time cheap
! outcome Что получится на мастер-классе по хлебу | result included price fear
# Уборка
+ how_to Генеральная уборка за 3 часа | steps mistake right
! how_to Уборка за 45 минут | steps mistake right
! how_much Сколько стоит уборка после пожара | price in_price depends extra
! included Что входит в уборку после ремонта | included extra price worry
! who_for Уборка по подписке: кому подойдёт | who not_for on_what
# Отпуск
+ how_to_save Отпуск у моря без переплат | save never saved
! how_to Отпуск бухгалтера: как не сорвать отчётность | steps mistake right
! is_it_legal Могут ли отозвать из отпуска: что говорит закон | law basis steps term
! what_to_take Что взять в отпуск с кошкой | take forget leave
! how_to Как оформить визу в Японию | steps mistake right duration
# Курсы
+ how_to_choose Как выбрать курсы программирования | look mistake right own_choice
! how_to Как вернуть деньги за курсы программирования | steps mistake right papers_for
! how_much Сколько зарабатывает программист после курсов | answer on_what mistake practice
! is_it_worth Стоит ли идти на курсы программирования | verdict yes no counsel
! outcome Чему научитесь на курсах вождения погрузчика | result included price fear
# Питомцы
+ about Первый месяц щенка дома | know_first wrongly start_with practice
! how_to Как похоронить кота | steps ahead support
! how_to Как оформить щенка для вывоза за границу | steps mistake right duration
! why Почему кот смеётся во сне | cause other_cause to_vet remedy
! how_much Сколько стоит усыпить собаку | price in_price depends extra
# Свадьба
+ how_to_save Как не выйти из бюджета свадьбы | save never saved
! how_much Свадебный торт на 60 человек: сколько стоит | price in_price depends extra
! how_to Как отменить свадьбу и вернуть деньги | steps mistake right papers_for
! about Свадьба на 30 гостей | feast price book_ahead
! list 5 идей первого танца на свадьбу | list main ahead_of
# Мебель
+ mistakes Мебель на заказ: 5 ошибок | mistake_list rights costly practice
! how_to Рассрочка на мебель: как это работает | goes_on because papers_for advise
! how_to Как вывезти старую мебель бесплатно | steps mistake right
! how_to Как вернуть диван в магазин | steps mistake right duration
! why Почему мебель пахнет химией | cause other_cause trap remedy
# Право
+ how_to Что делать, если работодатель не платит | firstly never_do call_whom
! how_to Что делать, если работодатель не пускает в отпуск | firstly never_do call_whom prevent
! is_it_legal Имеет ли право хозяин входить в квартиру | law basis steps term
! who_for Семейный юрист: кому нужен | who not_for on_what
! is_it_worth Уволят ли без отработки | verdict yes no counsel
! difference Чем адвокат отличается от юриста | one_side other_side fits advice
! how_to Как платить юристу | steps mistake right
# Грузы
+ why Почему груз приходит с опозданием | cause other_cause trap remedy
! how_to Как застраховать груз от пожара | steps mistake right
! how_much Сколько стоит перевозка пианино | price in_price depends extra
! how_to Как перевезти пчёл на пасеку | steps mistake right duration
! how_to_choose Как выбрать прицеп для груза | look mistake right own_choice
# Ремонт
+ how_to_save Ремонт ванной без лишних трат | save never saved
! included Ремонт iPhone: что можно сделать за 20 минут | included extra price urgent
! about Ремонт стиральных машин на дому | works from comes_to guarantee
! before_after До/после: прихожая за 9 дней | before after done
! how_to_choose Какие обои взять в детскую | look mistake right own_choice
! how_to Ремонт зонтов: как сдать | steps mistake right
! why Почему ремонт шумит по выходным | cause other_cause trap remedy
# Английский
+ why Английский для взрослых: почему не выходит | cause other_cause trap remedy
! how_much Сколько стоит урок английского носителя | price in_price depends extra
! how_to Как сдать IELTS по английскому на 7 | steps mistake right
! choice Английский или китайский: что учить ребёнку | one_side other_side fits advice
! first_time Английский с нуля: с чего начать | start_from next_step can_wait mistake
# Фото
+ how_to Как фотографировать товар на телефон | steps mistake right
! how_to Как фотографировать на паспорт дома | steps mistake right
! mistakes 4 ошибки при выборе свадебного фотографа | mistake_list rights costly practice
! how_much Сколько стоит фотосессия новорождённого | price in_price depends extra
! what_to_take Что взять на фотосессию в воде | take forget leave
# Соцсети
+ why Почему посты не продают | cause other_cause notice remedy
! is_it_legal Реклама у блогера: что грозит без маркировки | answer at_risk avoid basis
! how_to Как удалить посты конкурента | steps mistake right
! how_to_choose Как выбрать бухгалтера для рекламы | look mistake right own_choice
! how_to Как восстановить взломанный аккаунт | steps mistake right duration
# Мёд
+ how_to_tell Как отличить настоящий мёд | signs check trap
! is_it_worth Можно ли мёд при диабете | verdict yes no counsel
! how_to Как зарегистрировать пасеку | steps mistake right duration
! first_time Экскурсия на пасеку: первый раз | happens fear take price
! how_much Сколько стоит рамка с мёдом | price in_price depends extra
# Барбершоп
+ how_to_choose Как выбрать барбершоп | look mistake right own_choice
! how_to Как открыть барбершоп | steps mistake right duration
! why Почему выпадают волосы после родов | cause other_cause trap remedy
! how_much Стрижка отец и сын: сколько стоит | price in_price depends extra
! choice Кератин или ботокс для волос | one_side other_side fits advice
# Растения
+ how_to_choose Какие растения выбрать в офис | look mistake right own_choice
! why Почему гибнут суккуленты | cause other_cause notice remedy
! list Пять причин завести растения в офисе | list main practice
! how_to Как перевезти растения зимой | steps mistake right duration
! is_it_worth Ядовиты ли растения для кота | verdict yes no counsel
# Личные деньги
+ how_to Как накопить на первый взнос по ипотеке | steps mistake right
! how_to Как вернуть деньги, переведённые мошенникам | steps mistake right papers_for
! how_much Сколько откладывать на обучение ребёнка | answer on_what mistake practice
! is_it_legal Долг по кредиту: имеет ли право банк списать пенсию | law basis steps term
! choice Вклад или облигации | one_side other_side fits advice
# Йога
+ about Йога для тех, кто сидит за компьютером | learns lessons_go lesson_price
! is_it_worth Йога для беременных: можно ли начинать | verdict yes no counsel
! how_much Сколько стоит йога в парке | price in_price depends extra
! what_to_take Йога-тур на Алтай: что взять | take forget leave
! about Йога для собак | learns level lessons_go lesson_price
# Роддом
+ what_to_take Что взять с собой в роддом | take forget leave
! how_to_choose Как выбрать имя в роддоме и не поссориться | look mistake right own_choice
! is_it_legal Роды с мужем: имеет ли право роддом отказать | law basis steps term
! who_for Доула в роддоме: кому нужна | who not_for on_what
! how_much Сколько стоят платные роды | price in_price depends extra
# Шины
+ how_to_choose Как выбрать зимнюю резину | look mistake right own_choice
! how_to Как утилизировать старую резину | steps mistake right
! choice Зимняя резина: шипы или липучка | one_side other_side fits advice
! how_much Сколько стоит хранение шин | price in_price depends extra
! why Почему шины свистят на парковке | cause other_cause notice remedy
# Окна
+ why Окна запотевают: кто виноват | cause other_cause trap remedy
! how_to Как помыть окна на 20 этаже | steps mistake right duration
! is_it_legal Штраф за остекление балкона | fine on_what less_fine basis
! how_much Сколько стоит заменить окно | price in_price depends extra
! how_to Как снять плёнку с окон | steps mistake right duration
# Массаж
+ mistakes 4 ошибки на массаже | mistake_list rights costly practice
! is_it_worth Стоит ли делать массаж при беременности | verdict yes no counsel
! myths Массаж: мифы и правда | myth_list myth_truths myth_harm practice
! how_to Как стать массажистом | steps mistake right
! how_much Сколько стоит массаж стоп | price in_price depends extra
! when Как часто делать массаж шеи | moment on_what late mistake
! what_to_take Что взять на массаж | take forget leave
! checklist Чек-лист массажа | points forget mistake right
! offer Новая услуга: массаж с выездом | is_new who price where_to
# Видеонаблюдение
+ about Видеонаблюдение для магазина | works from comes_to guarantee
! is_it_legal Видеонаблюдение в подъезде: что говорит закон | law basis steps term
! how_to Как спрятать камеру видеонаблюдения в цветке | steps mistake right
! how_much Сколько стоит видеонаблюдение на складе | price in_price depends extra
! about Видеонаблюдение для пасеки | works from comes_to guarantee
# Велосипед
+ how_to_choose Как выбрать велосипед | look mistake right own_choice
! how_to_choose Как выбрать велосипед ребёнку с ДЦП | look mistake right own_choice
! how_to Как перевезти велосипед в поезде | steps mistake right duration
! how_to_choose Как выбрать велосипед к платью | look mistake right own_choice
! how_much Сколько стоит прокат велосипеда | price in_price depends extra
# Детский праздник
+ about День рождения ребёнка без нервов | party_first ahead_of mistake worry
! list 10 идей подарка ребёнку | list main practice
! how_much Аниматор на дом: сколько стоит час | price in_price depends extra
! about День рождения офиса | feast price guests book_ahead
! is_it_worth Нужен ли фотограф на праздник | verdict yes no counsel
# Обувь
+ mistakes 5 ошибок при уходе за кожаной обувью зимой | mistake_list rights costly practice
+ how_to Как ухаживать за кожаной обувью | steps mistake right
! how_to Как продать ношеную обувь | steps mistake right
! how_to Как вернуть обувь в магазин после носки | steps mistake right duration
! why Почему обувь красит носки | cause other_cause trap remedy
# Рыбалка
! what_to_take Аптечка на рыбалку: что взять | take forget leave
! is_it_legal Рыбалка в нерест: какой штраф | fine on_what less_fine basis
! how_to Как почистить щуку без запаха | steps mistake right duration
! included Рыбалка с егерем: что входит | included extra price worry
! where Где ловить с инвалидной коляски | places main practice
! question На что ловить карася в мае | answer on_what mistake practice
# Похороны и память
- how_to Как организовать похороны за день | steps ahead support
- how_much Кремация собаки: сколько стоит | price in_price depends extra
! when Когда ставить памятник после похорон | moment ahead support
- is_it_legal Похороны на даче: это законно | law basis steps term
- checklist Документы после смерти близкого | points ahead support
- story Папы не стало весной, учусь жить дальше | told comfort wish
# Верховая езда
- first_time Первое занятие верховой ездой: чего ждать | happens fear take price
- what_to_take Что взять на конюшню | take forget leave
- who_for Иппотерапия: кому подойдёт | who not_for on_what
- how_much Сколько стоит час верховой езды | price in_price depends extra
- offer Катание на лошадях в субботу в 12:00, 1500 рублей | program place
# Гончарная мастерская
- outcome Что получится на мастер-классе по гончарному кругу | result included price fear
- why_price Почему керамика ручной работы дорогая | parts work_time cheap
- included Что входит в занятие на гончарном круге | included extra price worry
- before_after Было и стало: склеили бабушкину вазу | before after done duration
- story Как мы обожгли первую печь и всё разбили | start hard turn ending
- intro Меня зовут Вера, леплю посуду в Костроме | master_does master_where from master_terms
- story Как устроена наша мастерская | happens unseen worry
- difference Чем отличается фаянс от фарфора | one_side other_side fits advice
# Танцы
! about Танцы для тех, кому за 50 | learns lessons_go lesson_price
! about Гнездо | what_is do_there why_name where_eat
- about «Пион и пёс» | what_is do_there why_name where_eat
- about Ретрит на Алтае | route trip_dates trip_price trip_in
- about Перманент бровей | goes lasts unfit price
! mistakes Что нельзя дарить на новоселье | answers because instead
# Шубы и меха
- how_to Как хранить шубу летом | steps mistake right
- how_to_tell Как отличить норку от кролика | signs check trap
- difference Чем мутон отличается от цигейки | one_side other_side fits advice
- how_much Перешить шубу: сколько стоит | price in_price depends extra
- when Когда сдавать шубу в холодильник | moment due late
- why Зачем шубе чехол | benefit without how_often_done not_needed
- checklist Чек лист перед сдачей шубы в чистку | points forget mistake right
`

export type Sentence = {
  field: string
  sentence: string
  kind: AskKind
  isKnown: boolean
  isTrap: boolean
  /** Ids of questions, in order. */
  gaps: readonly string[]
}

const readLine = (field: string, line: string): Sentence => {
  const [, sign = '', kind = '', sentence = '', gaps = ''] =
    /^([+!-]) (\S+) (.+) \| (.+)$/u.exec(line) ?? []
  return {
    field,
    sentence,
    // The list above is typed by hand: a test compares it with what the sentence is read as.
    kind: kind as AskKind,
    isKnown: sign === '+',
    isTrap: sign === '!',
    gaps: gaps.split(' '),
  }
}

export const listSentences = (): Sentence[] =>
  SENTENCES.trim()
    .split('# ')
    .filter((block) => block !== '')
    .flatMap((block) => {
      const [field = '', ...lines] = block.trim().split('\n')
      return lines.map((line) => readLine(field, line))
    })
