import type { RouteData } from '@kadr/contract/base/route'
import type { readSite as readSiteRoute } from '@kadr/contract/library/business'
import { UserError } from '@kadr/domain/base/app-error'
import { ThreadLimitError, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import { fetchPage, type RawPage } from '../products/index.ts'
import { listFacts, listPrices } from './business.service.ts'
import { compareFacts } from './compare-facts.ts'
import { proposeFacts } from './propose-facts.ts'
import type { SitePage } from './site-page.ts'

const MAX_PAGES = 6

const READ_PAGE: ThreadTask<RawPage, SitePage> = {
  module: new URL('./site-page.thread.ts', import.meta.url),
  timeoutMs: 10_000,
  memoryMebibytes: 512,
}

/** Pages that tell about a business, by the words of their links. */
const TELLING =
  /цен|прайс|тариф|стоимост|услуг|доставк|оплат|возврат|гаранти|контакт|о нас|о компании|о студии|о мастерской|вопрос|faq|сертификат|расписани/iu

const chooseLinks = ({ links, url }: SitePage): string[] =>
  [
    ...new Set(
      links.filter((link) => TELLING.test(link.text) && link.url !== url).map((link) => link.url),
    ),
  ].slice(0, MAX_PAGES - 1)

const openPage = async ({
  ctx,
  fetch,
  link,
}: {
  ctx: AppContext
  fetch: SafeFetch
  link: string
}): Promise<SitePage> => {
  const page = await fetchPage({ fetch, link })
  return ctx.threads.run(READ_PAGE, page).catch((cause: unknown) => {
    if (!(cause instanceof ThreadLimitError)) throw cause
    throw new UserError({
      code: 'PAGE_UNREADABLE',
      userMessage: 'Страница слишком сложная. Добавьте факты вручную',
      field: 'link',
      cause,
    })
  })
}

/** Words of strangers: only proposed, and stored when a person has accepted them. */
export const readSite = async ({
  ctx,
  fetch,
  workspaceId,
  link,
}: {
  ctx: AppContext
  fetch: SafeFetch
  workspaceId: string
  link: string
}): Promise<RouteData<typeof readSiteRoute>> => {
  const home = await openPage({ ctx, fetch, link })
  const others = await Promise.all(
    chooseLinks(home).map((url) =>
      openPage({ ctx, fetch, link: url }).catch((error: unknown) => {
        // One broken page of a site does not spoil the others.
        if (error instanceof UserError) return undefined
        ctx.log.warn({ err: error }, 'business.site.page-failed')
        return undefined
      }),
    ),
  )
  const pages = [home, ...others.filter((page) => page !== undefined)]
  const facts = await listFacts({ ctx, workspaceId })
  const prices = await listPrices({ ctx, workspaceId })
  return {
    host: new URL(home.url).host,
    pages: pages.map(({ url, title }) => ({ url, title })),
    proposals: compareFacts({ found: proposeFacts(pages), facts, prices }),
  }
}
