import { table } from './table.ts'

/** One line per subject: the word, then its pronunciation. */
const LINES = `
spa спа top топ hit хит love лав gift гифт like лайк live лайв happy хэ́ппи hello хэлло́ before бифо́р after а́фтер
must маст have хэв lifestyle лайфста́йл limited ли́митед edition эди́шн exclusive эксклю́зив luxury ла́кшери deluxe делю́кс
prime прайм hype хайп challenge че́ллендж subscribe сабскра́йб follow фо́ллоу hashtag хештэ́г content конте́нт
backstage бэксте́йдж brief бриф feedback фидбэ́к deadline дедла́йн freelance фрила́нс digital ди́джитал design диза́йн
designer диза́йнер startup старта́п marketing марке́тинг stories сто́рис story сто́ри post пост blog блог vlog влог
back бэк to ту school скул cyber са́йбер monday ма́ндей day дей night найт time тайм life лайф good гуд the зэ
and энд for фо by бай of оф in ин on он up ап my май your ёр you ю we ви all олл one уан size сайз oversize оверса́йз
casual кэ́жуал total то́тал look лук outfit а́утфит nude нюд make мейк makeup мейка́п skin скин care кэр skincare скинкэ́р
anti а́нти age эйдж detox де́токс lifting ли́фтинг gel гель cream крим hair хэр nail нейл nails нейлс barber ба́рбер
barbershop барберша́п fitness фи́тнес gym джим yoga йо́га crossfit кроссфи́т workout ворка́ут stretching стре́тчинг
personal пёрсонал training тре́йнинг run ран team тим coach ко́уч
coffee ко́фи cappuccino капучи́но latte ла́тте espresso эспре́ссо raf раф flat флэт white уайт americano америка́но
smoothie сму́зи cheesecake чизке́йк brunch бранч take тейк away эве́й food фуд bowl бо́ул poke по́ке matcha ма́тча
burger бу́ргер pizza пи́цца sushi су́ши bar бар cafe кафе́ wine вайн menu меню́ lunch ланч bakery бэ́йкери
type тайп full фулл ultra у́льтра air эйр watch вотч galaxy гэ́лакси core кор smartphone смартфо́н
ready ре́ди made мейд russia ра́ша moscow мо́скоу house ха́ус room рум open о́упен space спейс city си́ти park парк
code код promo про́мо soft софт update апде́йт upgrade апгре́йд web веб site сайт cloud кла́уд game гейм play плей
light лайт super су́пер mega ме́га extra э́кстра gold голд silver си́львер standard станда́рт basic бе́йсик business би́знес
first фёрст class класс comfort комфо́рт unlimited анли́митед trial тра́йал demo де́мо test тест drive драйв
`

const LETTERS = `
faq эф-эй-кью́ kpi кей-пи-а́й roi ро́и diy ди-ай-ва́й nda эн-ди-э́й api эй-пи-а́й saas саас asap аса́п
hd эйч-ди́ fps эф-пи-э́с ssd эс-эс-ди́ ram рам nfc эн-эф-си́ hdmi эйч-ди-эм-а́й oled о́лед amoled амо́лед qled кью́лед
rtx эр-ти-и́кс amd а-эм-дэ́ lg эл-джи́ jbl джи-би-э́л dji ди-джи-а́й kfc кей-эф-си́ wb вэ-бэ́ nft эн-эф-ти́ spf эс-пи-э́ф
xs икс-э́с xl икс-э́ль xxl икс-икс-э́ль l эль m эм dj диджей id айди́ me ми 2гис дубль-ги́с 2gis дубль-ги́с pos пос suv эс-ю-ви́ dm ди-э́м
2d два-дэ́ 3д три-дэ́ 4к четы́ре-ка́ 8k во́семь-ка́ 8к во́семь-ка́ utm ю-ти-э́м cpm си-пи-э́м ctr си-ти-а́р
ugc ю-джи-си́ bbq барбекю́ mvp эм-ви-пи́ cv си-ви́ ip ай-пи́ pc пи-си́ ps пи-э́с usa ю-эс-э́й uk ю-ке́й
`

const NAMES = `
mcdonalds макдо́налдс king кинг starbucks старба́кс adobe адо́би dyson да́йсон lamoda ламо́да aliexpress алиэкспре́сс
amazon амазо́н ebay иба́й viber ва́йбер rutube рутью́б dzen дзен twitch твич skype скайп slack слэк trello тре́лло
teams тимс miro ми́ро tilda ти́льда wordpress вордпре́сс bitrix би́трикс amocrm амо-си-эр-э́м shopify шопифа́й
capcut капка́т midjourney миджо́рни claude клод gemini дже́мини deepseek дипси́к premiere премье́р illustrator иллюстра́тор
effects эффе́ктс lightroom лайтру́м powerpoint пауэрпо́инт java джа́ва javascript джаваскри́пт linux ли́нукс
ios ай-о́с ipados айпа́д-о́с macos мак-о́с intel и́нтел nvidia энви́диа geforce джифо́рс ryzen ра́йзен
honor хо́нор realme риалми́ poco по́ко redmi ре́дми oneplus ванпла́с pixel пи́ксель bosch бош philips фи́липс tefal тефа́ль
delonghi дело́нги canon кэ́нон nikon ни́кон gopro гоупро́ garmin га́рмин marshall ма́ршалл
lada ла́да vesta ве́ста granta гра́нта niva ни́ва kia ки́а hyundai хёндэ́ haval хава́л chery че́ри geely джи́ли exeed экси́д
omoda омо́да jaecoo джейку́ changan чанга́н renault рено́ volkswagen фольксва́ген skoda шко́да lexus ле́ксус nissan нисса́н
mazda ма́зда honda хо́нда ford форд porsche по́рше volvo во́льво mitsubishi мицуби́си land ленд rover ро́вер camry ка́мри
chanel шане́ль dior дио́р loreal лореа́ль maybelline мейбелли́н nivea ниве́я garnier гарнье́ la ла roche рош posay позе́
vichy виши́ cerave сераве́ sephora сефо́ра estel эсте́ль kerastase керастаз
puma пу́ма reebok ри́бок balance бэ́ланс columbia колу́мбия decathlon декатло́н asics а́сикс vans вэнс crocs крокс converse ко́нверс
levis ли́вайс lacoste лако́ст hugo ху́го boss босс calvin ке́львин klein кляйн tommy то́мми hilfiger хилфи́гер under а́ндер
armour а́рмор uniqlo юникло́ gucci гу́ччи prada пра́да louis луи́ vuitton вюитто́н rolex ро́лекс lego ле́го disney дисне́й
leroy леруа́ merlin мерле́н hoff хофф booking бу́кинг airbnb эйрбиэнби́ uber у́бер paypal пэйпэ́л visa ви́за mastercard мастерка́рд
pay пэй sberpay сберпэ́й sber сбер tinkoff ти́нькофф bank банк bitcoin битко́ин coca ко́ка cola ко́ла pepsi пе́пси red ред bull булл
nescafe нескафе́ nespresso неспре́ссо lavazza лава́цца nutella нуте́лла oreo оре́о raffaello раффаэ́лло
`

const parse = (lines: string): Record<string, string> => {
  const words = lines.trim().split(/\s+/)
  const said: Record<string, string> = {}
  for (let index = 0; index < words.length; index += 2)
    said[words[index] ?? ''] = words[index + 1] ?? ''
  return said
}

/** English words, letters and names common in Russian business texts, with their pronunciation. */
export const FOREIGN: Record<string, string> = table({
  ...parse(LINES),
  ...parse(LETTERS),
  ...parse(NAMES),
})
