import type { RequestListener } from 'node:http'
import { createMemory, type Memory } from '../networks/memory.ts'
import { html, type Markup } from '../showcase/markup.ts'
import { createSharedSheets } from './shared-sheets.ts'
import { PAGES, type ShopPage } from './shop-pages.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'"

const renderLinks = (mount: string): Markup[] =>
  PAGES.map(({ path, title }) => html`<a href="${mount}/${path}">${title}</a> `)

const renderPage = ({ page, mount }: { page: ShopPage; mount: string }): string =>
  html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${page.description}">
<title>${page.title}</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="top"><div><h1>${page.title}</h1><nav>${renderLinks(mount)}</nav></div></header>
<main class="panel">${page.body}</main>
<footer><p>${page.footer}</p></footer>
</body>
</html>`.html

/** The site of a small shop below `mount`, for whoever reads sites: plain pages, as their owner wrote them, and sheets. */
export const createSiteSandbox = ({
  mount,
  memory = createMemory(),
}: {
  mount: string
  memory?: Memory
}): RequestListener => {
  const sheets = createSharedSheets(memory)
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    const below = pathname.slice(mount.length)
    if (sheets.answer(request, response, below)) return
    const page = PAGES.find((known) => known.path === below.replaceAll('/', ''))
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
    response.end(page ? renderPage({ page, mount }) : '<!doctype html><p>Такой страницы нет</p>')
  }
}
