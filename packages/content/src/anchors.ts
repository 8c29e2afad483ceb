const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** A heading as the latin id of its anchor: «Что закрывают кнопки» → chto-zakryvayut-knopki. */
const toAnchor = (text: string): string =>
  [...text.toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** Ids of one page: the second of the same name gets a number. */
export const createAnchors = () => {
  const taken = new Set<string>()
  return (text: string): string => {
    const base = toAnchor(text) || 'razdel'
    let id = base
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
    taken.add(id)
    return id
  }
}
