import { randomInt } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import { createCallLimits } from '../_shared/call-limits.ts'
import { createGrants, readBearer } from '../_shared/grants.ts'
import { guestPeople } from '../_shared/guests.ts'
import { digitsOf, seedHistory } from '../_shared/history.ts'
import { createMediaStore } from '../_shared/media-store.ts'
import { createSwitches } from '../_shared/switches.ts'
import type { FakePerson, FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

export type Board = { id: string; ownerId: string; name: string; privacy: string }

export type Upload = {
  id: string
  ownerId: string
  key: string
  mediaPath: string | null
  uploadedAt: number | null
  /** The signed form is rejected after this time. */
  expiresAt: number
  processingSeconds: number
  isMediaRejected: boolean
}

export type Pin = {
  id: string
  ownerId: string
  boardId: string
  title: string | null
  description: string | null
  altText: string | null
  link: string | null
  media: readonly { kind: 'image' | 'video'; path: string }[]
  createdAt: Date
}

export const PEOPLE: readonly FakePerson[] = [
  { id: '2783136121146311751', name: 'kadrstudio', handle: 'kadrstudio' },
  { id: '2783136121146311752', name: 'dom_i_svet', handle: 'dom_i_svet' },
  ...guestPeople(({ word, number }) => ({
    id: String(2_783_136_121_146_312_000n + BigInt(number)),
    handle: `${word}_gost`,
  })),
]

const firstBoards = (): Board[] =>
  PEOPLE.flatMap(({ id: ownerId }, index) => [
    { id: `54975588517${index}`, ownerId, name: 'Идеи для съёмки', privacy: 'PUBLIC' },
    { id: `54975588518${index}`, ownerId, name: 'Свет и цвет', privacy: 'PUBLIC' },
    { id: `54975588519${index}`, ownerId, name: 'Только для меня', privacy: 'SECRET' },
  ])

export function createState(world: FakeWorld) {
  const { memory } = world
  const grants = createGrants({
    clock: world.clock,
    memory,
    name: 'pinterest',
    codeSeconds: 600,
    accessSeconds: 2_592_000,
    refreshSeconds: 5_184_000,
    accessPrefix: 'pina_',
    refreshPrefix: 'pinr_',
  })
  const shelf = createMediaStore({ memory, name: 'pinterest' })
  const boards = memory.table<Board>('pinterest/boards')
  const fillBoards = () => {
    for (const board of firstBoards()) if (!boards.has(board.id)) boards.set(board.id, board)
  }
  fillBoards()
  const uploads = memory.table<Upload>('pinterest/uploads')
  const pins = memory.table<Pin>('pinterest/pins')
  seedHistory({
    world,
    network: 'pinterest',
    accounts: PEOPLE.slice(0, 2).map(({ id }) => id),
    add: ({ key, accountId: ownerId, text, createdAt, kind }) => {
      const id = `9${digitsOf(key, 17)}`
      const boardId = firstBoards().find((board) => board.ownerId === ownerId)?.id ?? ''
      const words = { title: text, description: null, altText: null, link: null }
      pins.set(id, { id, ownerId, boardId, ...words, media: [{ kind, path: '' }], createdAt })
      return id
    },
  })
  const limits = createCallLimits({
    clock: world.clock,
    isOff: world.crowd !== undefined,
    windowMs: DAY_MS,
  })
  const switches = createSwitches({
    memory,
    network: 'pinterest',
    switches: {
      isTrial: {
        label: 'Доступ приложения',
        choices: ['Полный', 'Пробный: пины видит только автор, 1000 запросов в день'],
      },
    },
  })
  return {
    ...world,
    grants,
    shelf,
    boards,
    uploads,
    pins,
    limits,
    switches,
    reset: () => {
      limits.reset()
      switches.reset()
      grants.reset()
      shelf.reset()
      uploads.clear()
      pins.clear()
      boards.clear()
      fillBoards()
    },
  }
}

export type State = ReturnType<typeof createState>

/** Personal accounts have no analytics. */
export const isBusiness = (accountId: string) => accountId === PEOPLE[0]?.id

const TRIAL_CALLS = 1000

export const newId = () => String(1_000_000_000_000_000_000n + BigInt(randomInt(2 ** 47)))

export const refuse = (status: number, code: number, message: string): FakeReply => ({
  status,
  json: { code, message },
})

/** The account of the bearer token, or an error reply. */
export function authorize(
  state: State,
  { request, scopes }: { request: FakeRequest; scopes: readonly string[] },
): { accountId: string; scopes: readonly string[] } | { refusal: FakeReply } {
  const grant = state.grants.checkAccess(readBearer(request.headers))
  if (typeof grant === 'string') return { refusal: refuse(401, 2, 'Authentication failed.') }
  if (state.switches.isOn('isTrial') && !state.limits.take('trial', TRIAL_CALLS)) {
    const message = 'This request exceeded a rate limit. User has made too many calls.'
    return { refusal: refuse(429, 8, message) }
  }
  return scopes.every((scope) => grant.scopes.includes(scope))
    ? grant
    : { refusal: refuse(403, 29, 'You are not permitted to access that resource.') }
}
