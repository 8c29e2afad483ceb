const ASKED: readonly { question: RegExp; fact: RegExp }[] = [
  {
    question: /сколько (?:стоит|стоят|будет)|цен[аыу]|почём|почем/iu,
    fact: /\d[\d\s\u00a0]*(?:₽|руб|р\.)/iu,
  },
  {
    question: /до скольк|во сколько|график|часы|работаете|когда открыт/iu,
    fact: /\d{1,2}[:.]\d{2}|с \d{1,2} до \d{1,2}|круглосуточ/iu,
  },
  {
    question: /где (?:вы|это|находит)|адрес|как (?:добраться|найти)/iu,
    fact: /(?<![\p{L}])(?:ул\.|улиц|проспект|пр-т|площад|метро|адрес|дом \d)/iu,
  },
  {
    question: /когда|какого числа|дата|начал[оа]|старт/iu,
    fact: /\d{1,2} (?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр)/iu,
  },
  {
    question: /ссылк|где (?:купить|заказать)|как (?:купить|заказать|записаться)/iu,
    fact: /https?:\/\/|напишите|звоните|заказ|запис/iu,
  },
]

/** The sentence of the post that answers the question; empty when there is none. */
export const answerFromPost = ({ question, post }: { question: string; post: string }): string => {
  const asked = ASKED.filter((one) => one.question.test(question))
  const sentences = post.split(/(?<=[.!?…])\s+|\n+/).map((part) => part.trim())
  for (const { fact } of asked) {
    const found = sentences.find((part) => fact.test(part) && part.length <= 200)
    if (found) return /[.!?…]$/.test(found) ? found : `${found}.`
  }
  return ''
}
