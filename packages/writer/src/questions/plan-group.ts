import type { Ask } from '../ask/read-ask.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { PIECES, type Plan, plan } from './pieces.ts'

const { contact } = PIECES

const FREE = /(?<![а-яё])(?:бесплатн|даром|дарим|в подарок|за полцены|скидк)/iu
/** «Медсёстрам», «пожилым соседям»: a group in the dative. */
const TO_GROUP =
  /(?<![а-яё])(?!(?:нам|вам|там|сам|храм|дням|утрам|вечерам|ночам|выходным|будням|рукам|часам|средам|пятницам|субботам|вторникам|четвергам|понедельникам|воскресеньям|праздникам)(?![а-яё]))[а-яё]{3,}(?:ам|ям)(?![а-яё])/iu

export const isForGroup = ({ sentence, kind }: Ask): boolean =>
  (kind === 'about' || kind === 'offer') && FREE.test(sentence) && TO_GROUP.test(sentence)

/** Nobody shows a paper to be one of them. */
const FOR_ANYBODY =
  /(?<![а-яё])(?:детям|взрослым|подросткам|малышам|всем|новичкам|женщинам|мужчинам|девушкам|желающим|мамам|родителям|начинающим|гостям|клиентам|подписчикам|соседям|жителям)(?![а-яё])/iu
const ONE_DAY =
  /(?<![а-яё])(?:(?:в|во) (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)|завтра|сегодня|\d{1,2} (?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр))/iu

const UNTIL =
  /(?<![а-яё])до (?:конца |\d|(?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|нового года))/iu

/** A group is asked who belongs to it and what it gets. */
export const planGroup = ({ sentence }: Ask): Plan => {
  const offer = readOffer(sentence)
  if (FOR_ANYBODY.test(sentence) && ONE_DAY.test(sentence))
    return plan(
      1,
      PIECES.program,
      PIECES.forWhom,
      PIECES.hour,
      ...(offer?.where ? [] : [PIECES.place]),
      contact,
    )
  return plan(
    1,
    FOR_ANYBODY.test(sentence) ? PIECES.openTo : PIECES.shown,
    ...(/(?<![а-яё])скидк/iu.test(sentence) && !offer?.figure ? [PIECES.howMuchOff] : []),
    PIECES.getsWhat,
    ...(UNTIL.test(sentence) || ONE_DAY.test(sentence) ? [] : [PIECES.validUntil]),
    ...(offer?.where ? [] : [PIECES.place]),
    contact,
  )
}
