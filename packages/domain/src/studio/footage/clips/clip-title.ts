const MOST_LETTERS = 64
/** What a person says on the way to the point. */
const LEADING =
  /^(?:(?:ну|вот|так|итак|и|а|но|значит|короче|смотрите|слушайте|в общем|собственно|то есть|э+-?э*|поэтому|кстати|вообще)[,\s]+)+/iu
const LAST = /[\s,;:–—-]+$/u
/** A title that ends so was cut in the middle of a thought. */
const HANGING_END =
  /\s(?:и|а|но|в|во|на|с|со|к|ко|о|об|у|за|из|от|до|по|при|для|не|что|как|это|же|бы|или)$/iu

const cutAtWord = (text: string): string => {
  if (text.length <= MOST_LETTERS) return text
  const cut = text.slice(0, MOST_LETTERS + 1)
  const comma = cut.lastIndexOf(',')
  const space = cut.lastIndexOf(' ')
  const at = comma > MOST_LETTERS * 0.4 ? comma : space > 0 ? space : MOST_LETTERS
  let short = cut.slice(0, at).replace(LAST, '')
  while (HANGING_END.test(short)) short = short.replace(HANGING_END, '')
  return short
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The first sentence as a title: its question or claim without the way to it. */
export const nameClip = (sentence: string): string => {
  const plain = sentence.replace(/\s+/gu, ' ').trim()
  const bare = plain.replace(LEADING, '')
  const chosen = bare.split(' ').length >= 2 ? bare : plain
  const isQuestion = chosen.endsWith('?')
  const short = cutAtWord(chosen.replace(/[.!…]+$/u, ''))
  const ended =
    isQuestion && !short.endsWith('?') && short.length < MOST_LETTERS * 0.6 ? `${short}?` : short
  return capitalise(ended.replace(LAST, '')).slice(0, 120) || 'Без названия'
}
