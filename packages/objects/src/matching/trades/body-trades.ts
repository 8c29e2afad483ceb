export const BODY_TRADES = `
кожа|косметолог~|уход за кожей|уход за лицом|крем|косметика|прыщи|акне|сыворотка|лицо: lotion-bottle sparkles droplet mirror soap cherry-blossom sun herb
+ маска: lotion-bottle
маникюр|ногти|педикюр|лак|нейл~: nail-polish sparkles gem-stone gloves cherry-blossom spiral-calendar lotion-bottle
+ база|базу|покрытие|слой|типсы|пилка|пилку|пилить|пилите|форма: nail-polish
брови|ресницы|визажист|макияж|бровист|ламинирование: eye lipstick mirror sparkles cherry-blossom artist-palette
+ краска|хна|пигмент: artist-palette
барбершоп|барбер~|борода|мужская стрижка: barber-pole razor scissors mirror lotion-bottle necktie person-getting-haircut
стрижка|парикмахер~|волосы|салон красоты|окрашивание|укладка|колорист|блонд|кудри|кератин: scissors hair-pick lotion-bottle mirror droplet sparkles artist-palette person-getting-haircut
+ краска|красить|цвет|тон: artist-palette
+ щётка: hair-pick
+ корни|корней|кончики|длина: person-getting-haircut
+ хвост|хвосты: hair-pick
эпиляция|шугаринг|депиляция|лазерная эпиляция|ваксинг: razor sparkles lotion-bottle leg honey-pot spiral-calendar
+ лазер|лазерный: sparkles
массаж|массажист|спа|релакс|обёртывание|лимфодренаж: person-getting-massage lotus candle lotion-bottle leaf-fluttering-in-wind droplet bone
баня|сауна|парная|хаммам: hot-springs fire bucket herb droplet wood soap
солярий|загар|автозагар: sun sunglasses lotion-bottle bikini sparkles
тату|татуировка|татуировки|пирсинг|перманент|перманентный: black-nib pencil droplet lotion-bottle adhesive-bandage sparkles spiral-calendar
+ игла|иглы|машинка|пигмент: black-nib
+ уход|заживление|мазь|плёнка: lotion-bottle
духи|парфюм|парфюмерия|ароматы|аромат~: cherry-blossom rose droplet wrapped-gift sparkles lemon
+ нота|ноты: cherry-blossom
мыло|мыловарение|натуральная косметика|свечи ручной|свечи: candle soap cherry-blossom herb fire wrapped-gift
+ банка|банки|банке|стакан: jar
+ воск|фитиль|фитили: candle
стоматолог|стоматология|зуб|зубы|брекеты|имплантация|виниры|ортодонт|элайнеры: tooth toothbrush mirror stethoscope red-apple x-ray candy spiral-calendar
+ снимок|коронка|коронки|пломба: tooth
врач|клиника|здоровье|медицина|лечение|терапевт|поликлиника|медцентр|чек-ап: stethoscope pill thermometer anatomical-heart test-tube adhesive-bandage clipboard
+ давление|давления: anatomical-heart
анализы|лаборатория|кровь|гормоны: test-tube drop-of-blood microscope clipboard stethoscope
педиатр|прививки|детский врач|грудничок: stethoscope baby-bottle thermometer syringe teddy-bear pill
аптека|витамины|бад|лекарства|добавки|магний|омега: pill herb stethoscope thermometer lemon fish sun
очки|линзы|зрение|оптика|окулист|офтальмолог: glasses eye sunglasses droplet mirror desktop-computer light-bulb
+ экран|монитор|компьютер: desktop-computer
остеопат|спина|осанка|мануальный|позвоночник|суставы|кинезио~|невролог|грыжа: bone person-getting-massage bed chair flexed-biceps stethoscope
логопед|речь|дикция|дефектолог: mouth speech-balloon teddy-bear books mirror musical-notes
+ гимнастика|упражнение|упражнения: mouth
ветеринар~|ветклиника|питомец|животные|зоомагазин|передержка|корм для животных: paw-prints dog-face cat-face bone stethoscope syringe
кот|кошка|котёнок|кошки|коты|кошачий: cat-face paw-prints fish bucket yarn house
+ лоток|наполнитель: bucket
+ корм|миска|паштет: fish
+ игрушка|играть|когти: yarn
собака|щенок|кинолог|дрессировка|собаки|порода|пёс: dog-face paw-prints bone guide-dog soccer-ball house teddy-bear
груминг|грумер|стрижка собак: poodle scissors bathtub paw-prints hair-pick sparkles
аквариум|рыбки|аквариумист~: tropical-fish fish bubbles water-wave thermometer herb coral
+ корм|корма|кормить: tropical-fish fish
+ бактерии|бактерий|растут: microbe bubbles
попугай|птицы|попугаи: parrot bird sheaf-of-rice house
психолог~|отношения|тревога|стресс|эмоции|выгорание|самооценка|психотерап~|коучинг|коуч|границы: brain red-heart thought-balloon cloud-with-rain speech-balloon candle sun
+ границы|граница: raised-hand
медитация|йога|йога-ретрит|ретрит|растяжка|пилатес|стретчинг|осознанность: person-in-lotus-position lotus candle leaf-fluttering-in-wind sun droplet bone
+ коврик|коврика|поза|шпагат: person-in-lotus-position
+ блок|блоки|лента|ремень: lotus
тренировки|фитнес|спорт|зал|тренажёр~|пресс|мышцы|тренер|кроссфит: flexed-biceps running-shoe stopwatch balance-scale green-salad boxing-glove fire trophy
+ зал|зала|зале|залу: flexed-biceps
+ пресс|живот|ягодицы: flexed-biceps
бег|марафон|пробежка|бегать: running-shoe stopwatch footprints droplet anatomical-heart sports-medal sun
плавание|бассейн|аква~|аквааэробика: goggles water-wave one-piece-swimsuit stopwatch ring-buoy bubbles
бокс|единоборства|карате|самбо|дзюдо|борьба|тхэквондо|mma: boxing-glove martial-arts-uniform trophy flexed-biceps shield sports-medal
футбол|футбольная|секция футбола: soccer-ball goal-net running-shoe trophy stopwatch running-shirt
теннис|падел|бадминтон|сквош: tennis badminton trophy running-shoe stopwatch
хоккей|каток|коньки|фигурное: ice-skate ice-hockey snowflake trophy ice
лыжи|сноуборд|горнолыжный: skis snow-capped-mountain snowflake sled goggles mountain-cableway
волейбол|баскетбол|стритбол: basketball volleyball trophy running-shoe
беременность|роддом|роды|доула|младенец|прикорм|грудное вскармливание|слинг: baby-bottle teddy-bear pregnant-woman baby luggage red-heart bowl-with-spoon
массаж лица|фейсфитнес|ботокс|филлеры|инъекции|контурная пластика: sparkles syringe mirror lotion-bottle cherry-blossom smiling-face-with-smiling-eyes
подолог|стопы|ортопед|стельки|обувь ортопедическая: foot running-shoe footprints bone lotion-bottle
сон|бессонница|сомнолог|матрас|матрасы|подушка|подушки|кровать|одеяло|постельное: bed zzz crescent-moon feather alarm-clock sleeping-face
уход за пожилыми|сиделка|пансионат|пожилые|пожилой: red-heart stethoscope pill manual-wheelchair hot-beverage house
слух|слуховые аппараты|сурдолог: ear speaker-high-volume battery stethoscope muted-speaker
`
