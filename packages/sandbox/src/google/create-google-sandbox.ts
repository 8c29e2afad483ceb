import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { escapeHtml } from '@kadr/kit/escape-html'
import type { Provider } from 'oidc-provider'
import { renderChooser, renderProblem } from './account-chooser.ts'
import { readChoice, readForm } from './choice.ts'
import { createPageHeaders } from './html.ts'
import { createClaims, createPeople, DEMO_PEOPLE, type Person } from './people.ts'
import { createProvider, INSTEAD, SESSION_COOKIE } from './provider.ts'

const COLOURS = ['#2f4bff', '#0e8f66', '#b36b00', '#c2388f', '#0b7f93', '#7a52cc'] as const

/** A letter avatar in place of Google's profile photo. */
const drawPicture = (letter: string) => {
  const [first = '?'] = letter
  const colour = COLOURS[(first.codePointAt(0) ?? 0) % COLOURS.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="64" text-anchor="middle" font-family="sans-serif" font-size="44" font-weight="600" fill="#fff">${escapeHtml(first)}</text></svg>`
}

const MOUNT = '/sandbox/google'

export type GoogleSandboxOptions = {
  /** Public URL of the sandbox, ending in /sandbox/google. */
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
  people?: readonly Person[]
  log: { error(details: object, message: string): void }
}

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Page = { response: ServerResponse; html: string; status: number }
type RunningProvider = { provider: Provider; listen: RequestListener }

// The provider keeps no session: every visit shows the account chooser.
const withoutSession = (cookie = '') =>
  cookie
    .split('; ')
    .filter((pair) => !pair.startsWith(SESSION_COOKIE))
    .join('; ')

/** A local OpenID provider in place of Google, as a listener to mount at /sandbox/google. */
export const createGoogleSandbox = (options: GoogleSandboxOptions): RequestListener => {
  const { issuer, redirectUris, log } = options
  const people = createPeople({ people: options.people ?? DEMO_PEOPLE })
  const address = new URL(issuer)
  let starting: Promise<RunningProvider> | undefined

  const start = async () => {
    const provider = await createProvider({ ...options, people })
    provider.on('server_error', (_context, error) => log.error({ err: error }, 'google sandbox'))
    return { provider, listen: provider.callback() }
  }
  const running = () => {
    starting ??= start()
    return starting
  }

  const sendPage = ({ response, html, status }: Page) => {
    response.writeHead(status, createPageHeaders({ redirectUris }))
    response.end(html)
  }

  const choose = async ({ request, response }: Exchange) => {
    const { provider } = await running()
    const interaction = await provider.interactionDetails(request, response)
    const page = {
      instead: INSTEAD,
      people: people.listed,
      pictureOf: (person: Person) => createClaims({ person, issuer }).picture,
      action: `${address.pathname}/choose/${interaction.uid}`,
    }
    if (request.method !== 'POST') {
      return sendPage({ response, status: 200, html: renderChooser(page) })
    }
    const form = await readForm(request)
    if (!form) {
      const html = renderProblem({ instead: INSTEAD, message: 'Слишком длинная форма' })
      return sendPage({ response, status: 413, html })
    }
    const choice = readChoice({ form, people })
    if (choice.kind === 'mistake') {
      const html = renderChooser({ ...page, problem: choice.message, typed: choice.typed })
      return sendPage({ response, status: 400, html })
    }
    await provider.interactionFinished(
      request,
      response,
      choice.kind === 'denied'
        ? { error: 'access_denied', error_description: 'Человек отказал в доступе' }
        : {
            login: { accountId: choice.subject, remember: false },
            select_account: {},
            consent: {},
          },
    )
  }

  const answer = async ({ request, response }: Exchange) => {
    const path = (request.url ?? '').slice((request.url ?? '').indexOf(MOUNT) + MOUNT.length)
    if (path.startsWith('/picture.svg')) {
      const letter = new URL(path, address).searchParams.get('letter') ?? ''
      response.writeHead(200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      return response.end(drawPicture(letter))
    }
    request.headers.host = address.host
    request.headers['x-forwarded-proto'] = address.protocol.slice(0, -1)
    request.headers['x-forwarded-host'] = address.host
    request.headers.cookie = withoutSession(request.headers.cookie)
    if (path.startsWith('/choose/')) return choose({ request, response })

    // The provider derives its mount path from the difference between the two URLs.
    Object.assign(request, { originalUrl: `${address.pathname}${path}`, url: path || '/' })
    const { listen } = await running()
    listen(request, response)
  }

  return (request, response) => {
    answer({ request, response }).catch((error: unknown) => {
      const isStale = error instanceof Error && error.name === 'SessionNotFound'
      if (!isStale) log.error({ err: error }, 'google sandbox')
      if (response.headersSent) return response.end()
      sendPage({
        response,
        status: isStale ? 400 : 500,
        html: renderProblem({
          instead: INSTEAD,
          message: isStale
            ? 'Страница входа устарела. Начните вход заново.'
            : 'Провайдер не отвечает.',
        }),
      })
    })
  }
}
