import { createHmac } from 'node:crypto'
import type { FakeAction, FakePerson, FakeWorld } from '../fake-network.ts'

type Registration = {
  clientId: string
  /** The page of sign-in; the addresses of notices are registered beside it. */
  redirectUri: string
  /** Id of the person in this application. */
  userId: string
}

type Notice = 'deauthorize' | 'delete-data'

const LABELS: Readonly<Record<Notice, string>> = {
  deauthorize: 'Убрать приложение в настройках сети',
  'delete-data': 'Попросить приложение удалить данные',
}

/** As Meta signs: the payload in base64url is signed, not its JSON. */
export const signRequest = (input: { userId: string; clientSecret: string; now: Date }): string => {
  const issued_at = Math.floor(input.now.getTime() / 1000)
  const json = { algorithm: 'HMAC-SHA256', issued_at, user_id: input.userId }
  const payload = Buffer.from(JSON.stringify(json)).toString('base64url')
  const signature = createHmac('sha256', input.clientSecret).update(payload).digest('base64url')
  return `${signature}.${payload}`
}

/** What Meta tells applications about their users. */
export function createMetaNotices(input: {
  world: FakeWorld
  network: string
  people: readonly FakePerson[]
  revoke(accountId: string): void
}) {
  const { world, network } = input
  const table = world.memory.table<Registration>(`${network}/registrations`)

  /** Our own process may not resolve its public name. */
  const addressOf = (redirectUri: string, notice: Notice) =>
    redirectUri
      .replace(/callback$/, notice)
      .replace(new URL(world.hostUrl).origin, new URL(world.serverUrl).origin)

  const send = async (notice: Notice, { clientId, redirectUri, userId }: Registration) => {
    const clientSecret = `${clientId}-secret`
    const signed_request = signRequest({ userId, clientSecret, now: world.clock.now() })
    const reply = await world.fetch(addressOf(redirectUri, notice), {
      method: 'POST',
      body: new URLSearchParams({ signed_request }),
    })
    await reply.arrayBuffer()
  }

  const action = (notice: Notice): FakeAction => ({
    id: notice,
    label: LABELS[notice],
    fields: [
      {
        name: 'account',
        label: 'Аккаунт',
        value: input.people[0]?.id ?? '',
        choices: input.people.slice(0, 5).map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    run: ({ account = '' }) => {
      const known = [...table.entries()].filter(([key]) => key.endsWith(`/${account}`))
      input.revoke(account)
      // An application that does not answer is not asked again.
      for (const [, registration] of known) void send(notice, registration).catch(() => undefined)
    },
  })

  return {
    /** At sign-in; an account may be known to several applications. */
    register: (accountId: string, registration: Registration) =>
      void table.set(`${registration.clientId}/${accountId}`, registration),
    actions: [action('deauthorize'), action('delete-data')],
    reset: () => table.clear(),
  }
}

export type MetaNotices = ReturnType<typeof createMetaNotices>
