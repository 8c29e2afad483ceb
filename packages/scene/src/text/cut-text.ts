/** Cuts at a word boundary. */
export const cutText = ({ text, most }: { text: string; most: number }): string => {
  const plain = text.trim()
  if (plain.length <= most) return plain
  const words = plain.slice(0, most - 1)
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
