/** The text of a page is in its markup already: the document does not carry it a second time as data. */
export const PROSE_ID = 'prose'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Loader data without `article.prose`. */
export const withoutProse = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([route, page]) => {
      if (!isRecord(page) || !isRecord(page.article)) return [route, page]
      const { prose, ...article } = page.article
      return [route, { ...page, article }]
    }),
  )

const taken = new Map<string, string>()

/** The text of the page at this path: from its data, or from the markup of the document. Kept, since the router caches the data. */
export const findProse = ({ path, prose }: { path: string; prose: string | undefined }): string => {
  if (prose !== undefined) return prose
  const drawn = taken.get(path) ?? document.getElementById(PROSE_ID)?.innerHTML ?? ''
  taken.set(path, drawn)
  return drawn
}
