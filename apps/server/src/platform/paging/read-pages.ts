export type Page = { after: string | undefined; limit: number }
export type Pages<R extends object = object> = AsyncIterable<readonly R[]>

const PAGE_SIZE = 200

/**
 * Reads a list of any length page by page. `list` returns the rows whose id is greater than `after`, ordered by id.
 * Rows inserted before the current position are left to the next run.
 */
export async function* readPages<R extends { id: string }>(
  list: (page: Page) => PromiseLike<readonly R[]>,
): AsyncGenerator<readonly R[], void, undefined> {
  let after: string | undefined
  for (;;) {
    const rows = await list({ after, limit: PAGE_SIZE })
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_SIZE) return
    after = rows.at(-1)?.id
  }
}

/** A naturally short list, as a single page. */
export async function* readAtOnce<R extends object>(
  list: () => PromiseLike<readonly R[]>,
): AsyncGenerator<readonly R[], void, undefined> {
  yield await list()
}

export async function* mapPages<R extends object, T extends object>(
  pages: Pages<R>,
  map: (rows: readonly R[]) => readonly T[] | PromiseLike<readonly T[]>,
): AsyncGenerator<readonly T[], void, undefined> {
  for await (const rows of pages) yield await map(rows)
}
