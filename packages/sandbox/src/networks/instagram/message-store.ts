import { type AskedFields, parseAskedFields, pickAsked } from '../_shared/graph-fields.ts'
import type { FakeVoice, FakeWorld } from '../fake-network.ts'
import { handleOf } from './accounts.ts'
import { strangerId, toStamp } from './comment-store.ts'

export type Message = {
  id: string
  accountId: string
  personId: string
  isOurs: boolean
  text: string
  createdAt: Date
  /** The comment it answers in private. */
  commentId: string | undefined
}

type Dialog = Pick<Message, 'accountId' | 'personId'>

/** Older messages of a conversation are listed without their words. */
const READABLE = 20

const byNewest = (a: Message, b: Message) => b.createdAt.getTime() - a.createdAt.getTime()

/** Conversations of accounts with people, as the API shows them. */
export function createMessageStore(world: FakeWorld) {
  const messages = world.memory.table<Message>('instagram/messages')
  const names = world.memory.table<string>('instagram/writers')

  const of = ({ accountId, personId }: Dialog): readonly Message[] =>
    [...messages.values()]
      .filter((one) => one.accountId === accountId && one.personId === personId)
      .sort(byNewest)

  const idOf = ({ accountId, personId }: Dialog) =>
    Buffer.from(`${accountId}:${personId}`).toString('base64url')

  const add = (given: Omit<Message, 'id'>): Message => {
    const id = `aWdf${Buffer.from(`${given.accountId}/${messages.size + 1}`).toString('base64url')}`
    const message = { ...given, id }
    messages.set(id, message)
    return message
  }

  const facesOf = ({ accountId, personId }: Dialog) => {
    const own = { id: accountId, username: handleOf({ world, id: accountId }).slice(1) }
    return { own, person: { id: personId, username: names.get(personId) ?? '' } }
  }

  const presentMessage = (message: Message, place: number, asked: AskedFields) => {
    const { own, person } = facesOf(message)
    const [from, to] = message.isOurs ? [own, person] : [person, own]
    const node = {
      id: message.id,
      created_time: toStamp(message.createdAt),
      ...(place < READABLE && { from, to: { data: [to] }, message: message.text }),
    }
    return pickAsked({ asked, usual: ['created_time'], node })
  }

  const presentDialog = (dialog: Dialog, asked: AskedFields) => {
    const all = of(dialog)
    const { own, person } = facesOf(dialog)
    const ofMessages = asked.get('messages') ?? parseAskedFields('')
    const node = {
      id: idOf(dialog),
      updated_time: all[0] && toStamp(all[0].createdAt),
      participants: { data: [own, person] },
      messages: { data: all.map((one, place) => presentMessage(one, place, ofMessages)) },
    }
    return pickAsked({ asked, usual: ['updated_time'], node })
  }

  const dialogsOf = (accountId: string): readonly Dialog[] =>
    [
      ...new Set(
        [...messages.values()]
          .filter((one) => one.accountId === accountId)
          .sort(byNewest)
          .map(({ personId }) => personId),
      ),
    ].map((personId) => ({ accountId, personId }))

  const write: FakeVoice['write'] = ({ accountId, person, text, at: createdAt }) => {
    const personId = strangerId(person)
    names.set(personId, person.word)
    return add({ accountId, personId, isOurs: false, text, createdAt, commentId: undefined }).id
  }

  return {
    add,
    of,
    write,
    dialogsOf,
    presentDialog,
    isAnswered: (commentId: string) =>
      [...messages.values()].some((one) => one.commentId === commentId),
    /** A conversation or a message, by its id. */
    present: (id: string, accountId: string, asked: AskedFields): object | undefined => {
      const message = messages.get(id)
      if (message?.accountId === accountId) {
        const place = of(message).findIndex((one) => one.id === id)
        return presentMessage(message, place, asked)
      }
      const dialog = dialogsOf(accountId).find((one) => idOf(one) === id)
      return dialog && presentDialog(dialog, asked)
    },
    reset: () => {
      messages.clear()
      names.clear()
    },
  }
}

export type MessageStore = ReturnType<typeof createMessageStore>
