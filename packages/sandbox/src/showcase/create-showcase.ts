import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '../networks/_shared/read-body.ts'
import type { NetworkHost } from '../networks/host.ts'
import type { PaymentHost } from '../payments/host.ts'
import { runAction } from './actions.ts'
import { runPaymentAction } from './payment-actions.ts'
import { isSameOrigin } from './same-origin.ts'
import { renderShowcase } from './showcase-page.ts'
import { STYLE } from './style.ts'

type ShowcaseInput = {
  host: NetworkHost
  payments: PaymentHost
  publicUrl: string
  log: { error(detail: object, message: string): void }
}

const MOUNT = '/sandbox'
const MAX_FORM_BYTES = 64_000

/** The sandbox page: published posts, connected accounts, payments, active faults. */
export function createShowcase({ host, payments, publicUrl, log }: ShowcaseInput): RequestListener {
  const show = (response: ServerResponse, url: URL) => {
    const { html, policy } = renderShowcase({
      host,
      payments,
      network: url.searchParams.get('network'),
    })
    send(response, { type: 'text/html', body: html, policy })
  }

  const act = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isSameOrigin({ request, publicUrl })) return refuse(response, 403)
    const body = await readBody({ request, limit: MAX_FORM_BYTES })
    if (!body) return refuse(response, 413)
    const name = (request.url ?? '').slice(`${MOUNT}/`.length)
    const fields = body.fields ?? {}
    const back =
      runPaymentAction({ payments, name, fields }) ?? runAction({ host, payments, name, fields })
    if (back === undefined) return refuse(response, 404)
    await host.keep()
    response.writeHead(303, { location: `${MOUNT}${back}`, 'cache-control': 'no-store' }).end()
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    if (request.method === 'POST') return act(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (url.pathname === MOUNT) return show(response, url)
    if (url.pathname !== `${MOUNT}/style.css`) return refuse(response, 404)
    return send(response, { type: 'text/css', body: STYLE, policy: "default-src 'none'" })
  }

  return (request, response) => {
    serve(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'sandbox page failed')
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  }
}

function send(
  response: ServerResponse,
  { type, body, policy }: { type: string; body: string; policy: string },
): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

const REFUSALS: Readonly<Record<number, string>> = {
  403: 'Форма отправлена не с этой страницы',
  404: 'Такой страницы нет',
  405: 'Этот метод не подходит',
  413: 'Форма слишком большая',
  500: 'Страница сломалась',
}

function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(REFUSALS[status])
}
