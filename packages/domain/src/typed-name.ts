const fold = (name: string) =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** A name typed to confirm a deletion: letters and digits count. A phone has no «», no long dash and capitalises by itself. */
export const isTypedName = ({ typed, name }: { typed: string; name: string }): boolean => {
  const wanted = fold(name)
  return wanted === '' ? typed.trim() === name.trim() : fold(typed) === wanted
}
