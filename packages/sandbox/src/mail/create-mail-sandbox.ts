import type { RequestListener, ServerResponse } from 'node:http'
import type { Mailbox } from './mailbox.ts'
import { renderMailbox } from './mailbox-page.ts'

const MOUNT = '/sandbox/mail'
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Pages of the mailbox: the list, and one letter as its recipient sees it. */
export function createMailSandbox({ mailbox }: { mailbox: Mailbox }): RequestListener {
  const serve = async (path: string, response: ServerResponse) => {
    if (path === MOUNT) return send(response, 200, renderMailbox(await mailbox.list()))
    const letter = await mailbox.find(path.slice(`${MOUNT}/`.length))
    return letter
      ? send(response, 200, letter.html)
      : send(response, 404, '<!doctype html><html lang="ru"><p>Такого письма нет</p>')
  }
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    serve(pathname, response).catch(() => response.destroy())
  }
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}
