import type { Message } from './message.ts'

/** What people write, and what happens to messages besides the calls of the bot. */
export function createRecords({
  messages,
  nextId,
  now,
}: {
  messages: Map<string, Message>
  nextId(): number
  now(): Date
}) {
  return {
    all: (): readonly Message[] => [...messages.values()],
    find: (id: number) => messages.get(String(id)),
    change: (id: number, text: string) => {
      const known = messages.get(String(id))
      if (known) messages.set(String(id), { ...known, text })
    },
    remove: (id: number) => void messages.delete(String(id)),
    /** A message of a person to the bot. */
    receive: (
      of: { id?: number } & Pick<
        Message,
        'chat' | 'text' | 'media' | 'replyTo' | 'groupId' | 'threadId' | 'topicId' | 'author'
      >,
    ): Message => {
      const message: Message = {
        ...of,
        id: of.id ?? nextId(),
        sentAt: now(),
        isSilent: false,
        isPinned: false,
        buttons: [],
        isFromPerson: true,
      }
      messages.set(String(message.id), message)
      return message
    },
    /** A post from before the bot was added; ids of the bot's messages start above. */
    add: ({ chat, id, text, sentAt }: Pick<Message, 'chat' | 'id' | 'text' | 'sentAt'>) => {
      messages.set(`${chat.id}/${id}`, {
        id,
        chat,
        text,
        sentAt,
        media: [],
        groupId: undefined,
        isSilent: false,
        isPinned: false,
        buttons: [],
        replyTo: undefined,
        isOld: true,
      })
    },
    backdate: (id: string, at: Date) => {
      const message = messages.get(id)
      if (message) message.sentAt = at
    },
  }
}
