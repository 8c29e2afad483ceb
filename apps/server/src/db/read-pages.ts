export type Page = { after: string | undefined; limit: number }

const PAGE_SIZE = 500

/**
 * Reads a list of any length page by page. `list` gives the rows whose id comes after `after`, in the order of their
 * ids. What becomes due behind the reader is left to its next run.
 */
export async function* readPages<R extends { id: string }>(
  list: (page: Page) => PromiseLike<R[]>,
  limit = PAGE_SIZE,
): AsyncGenerator<R[], void, undefined> {
  let after: string | undefined
  for (;;) {
    const rows = await list({ after, limit })
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    after = rows.at(-1)?.id
  }
}
