import type { FakeReply, FakeWorld } from '../fake-network.ts'
import { type Params, textOf } from './params.ts'
import { badRequest, botOk } from './replies.ts'

type Press = { id: string; personId: number; text: string | undefined }

/** Presses of buttons and the bot's answers to them. */
export function createPresses({ world }: { world: FakeWorld }) {
  const presses = world.memory.table<Press>('telegram/presses')

  return {
    open: (personId: number): Press => {
      const press = { id: String(4_000_000_000 + presses.size), personId, text: undefined }
      presses.set(press.id, press)
      return press
    },
    answer: (params: Params): FakeReply => {
      const press = presses.get(textOf(params, 'callback_query_id'))
      if (press?.text !== undefined || !press) {
        return badRequest('query is too old and response timeout expired or query ID is invalid')
      }
      const text = textOf(params, 'text')
      if (text.length > 200) return badRequest('MESSAGE_TOO_LONG')
      presses.set(press.id, { ...press, text })
      return botOk(true)
    },
    /** Texts shown to a person above the chat, newest last. */
    answersTo: (personId: number): string[] =>
      [...presses.values()].flatMap((press) =>
        press.personId === personId && press.text ? [press.text] : [],
      ),
    reset: () => presses.clear(),
  }
}

export type Presses = ReturnType<typeof createPresses>
