import type { FakeNetwork } from '../networks/fake-network.ts'
import type { NetworkHost } from '../networks/host.ts'
import type { PaymentHost } from '../payments/host.ts'
import { renderAccounts } from './account-section.ts'
import { renderLog } from './log-section.ts'
import { html, type Markup } from './markup.ts'
import { renderPayments } from './payment-section.ts'
import { renderPostCard } from './post-card.ts'
import { renderActions, renderFaults } from './switch-section.ts'

type Posts = ReturnType<NetworkHost['posts']>
type Tab = { payments: PaymentHost; current: FakeNetwork | undefined; isPayments: boolean }

/** Pictures may be on any host the networks pulled from. */
const createPolicy = (posts: Posts): string => {
  const origins = posts.flatMap(({ media }) =>
    media.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : [])),
  )
  const sources = ["'self'", ...new Set(origins)].join(' ')
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${sources}`,
    `media-src ${sources}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page of payments, among those of networks. */
const PAYMENTS = 'payments'

const countPayments = (payments: PaymentHost) =>
  payments.fakes().reduce((sum, fake) => sum + fake.payments().length, 0)

const renderNavigation = ({ host, payments, current, isPayments }: Tab & { host: NetworkHost }) => {
  const posts = host.posts()
  const link = (of: { href: string; label: string; count: number; isCurrent: boolean }) =>
    of.isCurrent
      ? html`<a href="${of.href}" aria-current="page">${of.label} <span>${of.count}</span></a>`
      : html`<a href="${of.href}">${of.label} <span>${of.count}</span></a>`
  return html`<nav aria-label="Сети">${[
    link({
      href: '/sandbox',
      label: 'Все',
      count: posts.length,
      isCurrent: !current && !isPayments,
    }),
    ...host.fakes().map((fake) =>
      link({
        href: `/sandbox?network=${fake.id}`,
        label: fake.title,
        count: posts.filter(({ network }) => network === fake.id).length,
        isCurrent: fake === current,
      }),
    ),
    link({
      href: `/sandbox?network=${PAYMENTS}`,
      label: 'Оплата',
      count: countPayments(payments),
      isCurrent: isPayments,
    }),
  ]}</nav>`
}

const renderPosts = ({ host, posts }: { host: NetworkHost; posts: Posts }): Markup =>
  html`<section id="posts"><h2>Опубликовано</h2>
${
  posts.length === 0
    ? html`<p class="empty">Здесь появится всё, что вы опубликуете: так, как это показала бы сама сеть.</p>`
    : html`<div class="posts">${posts.flatMap((post) => {
        const fake = host.findFake(post.network)
        return fake ? [renderPostCard({ fake, post, hostUrl: host.baseUrl })] : []
      })}</div>`
}
</section>`

const renderSwitches = ({ host, fake }: { host: NetworkHost; fake: FakeNetwork }): Markup => {
  const faults = host.faults().filter(({ network }) => network === fake.id)
  return html`<div class="side">${renderAccounts(fake)}${renderFaults({ fake, faults })}${renderActions({ fake, actions: host.actionsOf(fake) })}</div>`
}

/** The whole page; `network` filters it to one. */
export function renderShowcase({
  host,
  payments,
  network,
}: {
  host: NetworkHost
  payments: PaymentHost
  network: string | null
}): { html: string; policy: string } {
  const isPayments = network === PAYMENTS
  const current = network === null ? undefined : host.findFake(network)
  const posts = host.posts().filter((post) => !current || post.network === current.id)
  const page = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isPayments ? 'Оплата | ' : current ? `${current.title} | ` : ''}Песочница | Кадр</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="top"><div><h1>Песочница</h1>
<p>Сетей: ${host.fakes().length}, касс: ${payments.fakes().length}. Всех играет сам Кадр. Ничто отсюда не попадает наружу. <a href="/sandbox/mail">Почта</a>, <a href="/sandbox/webhooks">вебхуки</a></p></div>
<details><summary>Стереть всё</summary><form method="post" action="/sandbox/reset"><p>Публикации, платежи, выданные доступы, сбои и журнал исчезнут, аккаунты придётся подключить заново.</p><button>Стереть безвозвратно</button></form></details></header>
${renderNavigation({ host, payments, current, isPayments })}
<main class="${current || isPayments ? 'one' : 'all'}">
${isPayments ? renderPayments(payments) : renderPosts({ host, posts })}
${current && renderSwitches({ host, fake: current })}
${renderLog(isPayments ? payments.requests() : host.requests(current?.id))}
</main>
</body>
</html>`
  return { html: page.html, policy: createPolicy(posts) }
}
