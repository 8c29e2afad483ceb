import type { Snippet } from '@kadr/contract/publishing/snippets'
import type { Typed } from '../../../../ui/forms/suggest-textarea.tsx'

const fold = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

const TYPED = /(?:^|[\s(«"])\/([\p{L}\p{N}_-]*)$/u

/** A name being typed after a slash; the slashes of an address begin none. */
export const findTypedSnippet = (text: string, caret: number): Typed | undefined => {
  const letters = TYPED.exec(text.slice(0, caret))?.[1]
  return letters === undefined ? undefined : { start: caret - letters.length - 1, letters }
}

const rankOf = ({ name }: Snippet, letters: string) => {
  const at = fold(name).indexOf(letters)
  return at < 0 ? 2 : Math.min(at, 1)
}

/** By the beginning of the name, then by any part of it, then by the text. */
export const suggestSnippets = (snippets: readonly Snippet[], typed: string): Snippet[] => {
  const letters = fold(typed)
  return snippets
    .filter(({ name, text }) => fold(`${name} ${text}`).includes(letters))
    .toSorted((one, other) => rankOf(one, letters) - rankOf(other, letters))
}
