const MAX_LENGTH = 40

/** «лето, море,, лето» → лето, море. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().slice(0, MAX_LENGTH))
      .filter(Boolean),
  ),
]
