import type { Board } from '../account-options.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { callApi } from './api.ts'
import { type BoardPage, boardPage } from './wire.ts'

const PAGE_SIZE = 250
/** Page limit for accounts with very many boards. */
const MAX_PAGES = 8

export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx, account }) => {
  const boards: Board[] = []
  let bookmark: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await callApi({
      ctx,
      account,
      method: 'GET',
      path: '/boards',
      query: { page_size: PAGE_SIZE, bookmark },
      schema: boardPage,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    boards.push(...read.data.items.map(boardOf))
    bookmark = read.data.bookmark ?? undefined
    if (!bookmark) break
  }
  return { kind: 'found', options: { boards } }
}

const boardOf = ({ id, name, privacy }: BoardPage['items'][number]): Board => ({
  id,
  title: name,
  isSecret: privacy === 'SECRET',
})
