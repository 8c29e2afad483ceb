import type { Route } from '@kadr/contract/base/route'
import { parseJson } from '@kadr/kit/parse-json'
import { type AddressedRequest, addressOf } from '../api/api-address.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

const PREFIX = 'offline.'
/** Browsers give five million characters to all that a site stores. */
const MAX_CHARACTERS = 1_500_000
const MAX_ANSWER = 250_000

export type AskedRead = {
  route: Pick<Route, 'path' | 'kept'>
  request: AddressedRequest
  workspaceId: string | null
}

const withoutParameters = (query: AddressedRequest['query'], names: readonly string[]) =>
  query && Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)))

const keyOf = ({ route, request: { params, query }, workspaceId }: AskedRead) => {
  const address = addressOf({
    path: route.path,
    params,
    query: withoutParameters(query, route.kept ?? []),
  })
  return `${PREFIX}${workspaceId ?? ''} ${address}`
}

/** The moment stands before the answer, so that the old ones are found without reading them. */
const SEPARATOR = ' '
const momentOf = (text: string) => Number.parseInt(text, 10) || 0

const makeRoom = (storage: SafeStorage) => {
  const known = storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, text: storage.read(key) ?? '' }))
    .sort((one, other) => momentOf(other.text) - momentOf(one.text))
  let characters = 0
  for (const { key, text } of known) {
    characters += text.length
    if (characters > MAX_CHARACTERS) storage.remove(key)
  }
}

/** The last answers to reads of a person, on this device. A sign-out removes them with all that is stored of the person. */
export const createKeptAnswers = ({
  findStorage,
  now = Date.now,
}: {
  /** Of whoever is signed in. */
  findStorage(): SafeStorage
  now?: () => number
}) => ({
  keep: (read: AskedRead, data: unknown) => {
    if (!read.route.kept) return
    const text = [now(), JSON.stringify(data)].join(SEPARATOR)
    if (text.length > MAX_ANSWER) return
    const storage = findStorage()
    storage.write(keyOf(read), text)
    makeRoom(storage)
  },
  /** It may be of the shape of another build. */
  find: (read: AskedRead): { at: number; data: unknown } | undefined => {
    const text = read.route.kept ? findStorage().read(keyOf(read)) : null
    if (text === null) return undefined
    return { at: momentOf(text), data: parseJson(text.slice(text.indexOf(SEPARATOR))) }
  },
})

export type KeptAnswers = ReturnType<typeof createKeptAnswers>
