import { expect, it } from 'vitest'
import { mapPages, type Page, type Pages, readPages } from './read-pages.ts'

const tableOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(6, '0'),
  }))
  const asked: Page[] = []
  const list = async (page: Page) => {
    asked.push(page)
    const { after = '' } = page
    return rows.filter(({ id }) => id > after).slice(0, page.limit)
  }
  return { rows, asked, list }
}

const collect = async (pages: Pages) => {
  const seen: (readonly object[])[] = []
  for await (const rows of pages) seen.push(rows)
  return seen
}

it.each([
  [0, []],
  [199, [199]],
  [200, [200]],
  [450, [200, 200, 50]],
])('reads %d rows page by page', async (count, sizes) => {
  const { rows, list } = tableOf(count)
  const pages = await collect(readPages(list))
  expect(pages.map(({ length }) => length)).toEqual(sizes)
  expect(pages.flat()).toEqual(rows)
})

it('reads a page only when the one before was taken', async () => {
  const { asked, list } = tableOf(450)
  for await (const rows of mapPages(readPages(list), (page) => page)) {
    expect(rows).toHaveLength(200)
    break
  }
  expect(asked).toEqual([{ after: undefined, limit: 200 }])
})
