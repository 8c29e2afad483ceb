import { textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Messages } from './messages.ts'
import { presentPerson } from './people.ts'
import { badPayload, decline, succeed } from './replies.ts'
import type { Updates } from './updates.ts'

type Press = { id: string; personId: number; mid: string; notice: string | undefined }

/** Presses of buttons and the bot's answers to them. */
export function createPresses(input: { world: FakeWorld; messages: Messages; updates: Updates }) {
  const { world, messages, updates } = input
  const presses = world.memory.table<Press>('max/presses')

  const edit = async (mid: string, body: unknown): Promise<FakeReply | undefined> => {
    const message = messages.find(mid)
    if (!message) return decline('The message is removed')
    const read = await messages.readBody({ ...Object(body) }, message)
    if ('problem' in read) return read.problem
    messages.replace({ ...message, ...read })
    return undefined
  }

  const answer = async ({ query, fields = {} }: FakeRequest): Promise<FakeReply> => {
    const problem = answerProblem(fields)
    if (problem) return badPayload(problem)
    const press = presses.get(query.get('callback_id') ?? '')
    if (!press) return decline('Unknown callback_id')
    const refusal = fields.message ? await edit(press.mid, fields.message) : undefined
    if (refusal) return refusal
    const notice = textAt(fields, 'notification') ?? press.notice
    presses.set(press.id, { ...press, notice })
    return succeed()
  }

  return {
    press: ({ personId, mid, payload }: { personId: number; mid: string; payload: string }) => {
      const id = `press-${presses.size + 1}-${personId}`
      presses.set(id, { id, personId, mid, notice: undefined })
      const message = messages.find(mid)
      void updates.push('message_callback', {
        callback: {
          timestamp: world.clock.now().getTime(),
          callback_id: id,
          payload,
          user: presentPerson(personId),
        },
        message: message ? messages.present(message) : null,
        user_locale: 'ru',
      })
    },
    answer,
    /** Texts shown to a person above the chat, newest last. */
    noticesTo: (personId: number): string[] =>
      [...presses.values()].flatMap((press) =>
        press.personId === personId && press.notice ? [press.notice] : [],
      ),
    reset: () => presses.clear(),
  }
}

export type Presses = ReturnType<typeof createPresses>

function answerProblem(fields: Readonly<Record<string, unknown>>): string | undefined {
  const stranger = Object.keys(fields).find((name) => name !== 'message' && name !== 'notification')
  if (stranger) return `Unknown field ${stranger}`
  const isEmpty = textAt(fields, 'notification') === undefined && !fields.message
  return isEmpty ? 'Answer is empty' : undefined
}
