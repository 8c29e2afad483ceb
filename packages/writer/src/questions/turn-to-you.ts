import { capitalise } from '../topic/subject.ts'

/** The owner's «у нас» is «у вас» when asked back. */
const YOURS: Readonly<Record<string, string>> = {
  'у нас': 'у вас',
  'у меня': 'у вас',
  нам: 'вам',
  мне: 'вам',
  нас: 'вас',
  меня: 'вас',
  нами: 'вами',
  мной: 'вами',
  наш: 'ваш',
  наша: 'ваша',
  нашу: 'вашу',
  наше: 'ваше',
  наши: 'ваши',
  нашей: 'вашей',
  нашем: 'вашем',
  нашему: 'вашему',
  наших: 'ваших',
  нашим: 'вашим',
  нашего: 'вашего',
  мой: 'ваш',
  моя: 'ваша',
  мою: 'вашу',
  моё: 'ваше',
  мои: 'ваши',
  моей: 'вашей',
  моего: 'вашего',
  моих: 'ваших',
}

const OWN = new RegExp(`(?<![а-яё])(?:${Object.keys(YOURS).join('|')})(?![а-яё])`, 'giu')

const BETWEEN =
  '(?:\\s(?:не|больше|уже|теперь|всегда|никогда|сами|сам|сама|все|всё|так|снова|ещё|часто|только|никому|сейчас|вообще|до|сих|пор|ничего|никого|раньше|наконец))*'
const WE = new RegExp(`(?<![а-яё])мы(${BETWEEN})\\s([а-яё]{2,}?)(ем|ём|им)(ся)?(?![а-яё])`, 'giu')
const WE_DID = new RegExp(`(?<![а-яё])мы(?=${BETWEEN}\\s[а-яё]{2,}ли(?:сь)?(?![а-яё]))`, 'giu')
const I_DID = new RegExp(`(?<![а-яё])я(${BETWEEN})\\s([а-яё]+?)л(а?)(с[ья])?(?![а-яё])`, 'giu')
const I_DO = new RegExp(`(?<![а-яё])я(${BETWEEN})\\s([а-яё]+?)(аю|яю|ею|ую)(сь)?(?![а-яё])`, 'giu')
const PERSONS: Readonly<Record<string, string>> = {
  ем: 'ете',
  ём: 'ёте',
  им: 'ите',
  аю: 'аете',
  яю: 'яете',
  ею: 'еете',
  ую: 'уете',
}

const IRREGULAR: Readonly<Record<string, string>> = {
  беру: 'берёте',
  могу: 'можете',
  хочу: 'хотите',
  люблю: 'любите',
  шью: 'шьёте',
  пеку: 'печёте',
  веду: 'ведёте',
  живу: 'живёте',
  пишу: 'пишете',
  вяжу: 'вяжете',
  учу: 'учите',
  ношу: 'носите',
  прошу: 'просите',
  вижу: 'видите',
  ухожу: 'уходите',
  хожу: 'ходите',
  езжу: 'ездите',
  готовлю: 'готовите',
  продаю: 'продаёте',
  даю: 'даёте',
}
const I_IRREGULAR = new RegExp(
  `(?<![а-яё])я(${BETWEEN})\\s(${Object.keys(IRREGULAR).join('|')})(?![а-яё])`,
  'giu',
)

const keepCase = (turned: string, words: string): string =>
  /^\p{Lu}/u.test(words) ? capitalise(turned) : turned

const you = (words: string): string => keepCase('вы', words)

/** What the owner says of themselves, said to them: «почему мы не красим» is «почему вы не красите». */
export const turnToYou = (text: string): string =>
  text
    .replaceAll(
      WE,
      (words, between: string, stem: string, ending: string, self: string | undefined) =>
        `${you(words)}${between} ${stem}${PERSONS[ending.toLowerCase()] ?? ending}${self ? 'сь' : ''}`,
    )
    .replaceAll(WE_DID, you)
    .replaceAll(
      I_IRREGULAR,
      (words, between: string, verb: string) =>
        `${you(words)}${between} ${IRREGULAR[verb.toLowerCase()] ?? verb}`,
    )
    .replaceAll(
      I_DO,
      (words, between: string, stem: string, ending: string, self: string | undefined) =>
        `${you(words)}${between} ${stem}${PERSONS[ending.toLowerCase()] ?? ending}${self ?? ''}`,
    )
    .replaceAll(
      I_DID,
      (words, between: string, stem: string, _her: string, self: string | undefined) =>
        `${you(words)}${between} ${stem}ли${self ? 'сь' : ''}`,
    )
    .replaceAll(/(?<![а-яё])мы(?=(?:\s[\p{L}\d-]+){1,3}?\s[а-яё]{2,}ли(?:сь)?(?![а-яё]))/giu, you)
    .replace(
      /(?<=(?<![а-яё])вы\s.*\sи\s)([а-яё]+?[аяеиоуы])ла?(с[ья])?(?![а-яё])/giu,
      (_, stem: string, self: string | undefined) => `${stem}ли${self ? 'сь' : ''}`,
    )
    .replace(
      /(?<=(?<![а-яё])вы\s.*\sи\s(?:не\s)?)([а-яё]+?)(аю|яю|ею|ую)(сь)?(?![а-яё])/giu,
      (_, stem: string, ending: string, self: string | undefined) =>
        `${stem}${PERSONS[ending.toLowerCase()] ?? ending}${self ?? ''}`,
    )
    .replaceAll(OWN, (words) => keepCase(YOURS[words.toLowerCase()] ?? words, words))

/** No «мы» or «я» is left that would be asked of somebody else. */
export const isTurned = (text: string): boolean => !/(?<![а-яё])(?:мы|я)(?![а-яё])/iu.test(text)
