const fold = (name: string) =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * A name typed to confirm a deletion: only letters and digits count. Phones lack «» and long dashes, and capitalise
 * automatically.
 */
export const isTypedName = ({ typed, name }: { typed: string; name: string }): boolean => {
  const wanted = fold(name)
  return wanted === '' ? typed.trim() === name.trim() : fold(typed) === wanted
}
