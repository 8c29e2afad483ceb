/** Longest first: the first match is cut off. */
const ENDINGS =
  /(?:иями|ями|ами|иях|ях|ах|ыми|ими|ого|его|ому|ему|ение|ения|ением|аться|иться|уется|ется|ится|ешь|ишь|ует|ают|яют|ает|яет|ить|ать|ять|еть|ешьте|ите|йте|ией|ей|ой|ий|ый|ые|ие|ая|яя|ое|ее|ую|юю|ов|ев|ам|ям|ом|ем|ет|ит|ут|ют|ат|ят|ь|ы|и|а|я|о|е|у|ю|й)$/
const SHORTEST = 3

/** A light stemmer: inflected forms of a word mostly get the same stem. */
export const stemWord = (word: string): string => {
  const plain = word.toLowerCase().replaceAll('ё', 'е')
  const cut = plain.replace(ENDINGS, '')
  return cut.length >= SHORTEST ? cut : plain
}

/** Stems of the words of a text, in order, with repeats. */
export const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 1).map(stemWord)
