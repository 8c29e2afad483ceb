import { parseArgs } from 'node:util'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../context.ts'
import type { Consumer } from './define-consumer.ts'
import { dropParked, listParked, type ParkedFilter, replayParked } from './replay-parked.ts'

const USAGE = `npm run events -- list [--consumer notifications.create]
npm run events -- replay [--consumer notifications.create] [--event 42]
npm run events -- drop --consumer notifications.create --event 42`

type Run = {
  ctx: AppContext
  consumers: readonly Consumer[]
  print(text: string): void
  filter: ParkedFilter
}

const wrong = (userMessage: string) => new UserError({ code: 'VALIDATION_FAILED', userMessage })

const list = async ({ ctx, print, filter }: Run) => {
  const parked = await listParked({ db: ctx.db, ...filter })
  if (parked.length === 0) print('Отложенных событий нет')
  for (const { consumer, eventId, kind, error, parkedAt } of parked) {
    print([parkedAt.toISOString(), consumer, eventId, kind, error].join('  '))
  }
}

const replay = async ({ print, filter, ctx, consumers }: Run) => {
  const replayed = await replayParked({ ctx, consumers, ...filter })
  for (const { consumer, eventId, error } of replayed) {
    print(
      `${consumer}  ${eventId}  ${error === undefined ? 'обработано' : `снова отказ: ${error}`}`,
    )
  }
  const failed = replayed.filter(({ error }) => error !== undefined).length
  print(`Обработано: ${replayed.length - failed}, осталось отложено: ${failed}`)
  if (failed > 0) process.exitCode = 1
}

const drop = async ({ ctx, print, filter }: Run) => {
  if (filter.consumer === undefined || filter.eventId === undefined) {
    throw wrong('Назовите событие: --consumer и --event')
  }
  print(`Убрано: ${await dropParked({ db: ctx.db, ...filter })}`)
}

const COMMANDS: Readonly<Record<string, (run: Run) => Promise<void>>> = { list, replay, drop }

const readFilter = ({ consumer, event }: { consumer?: string; event?: string }): ParkedFilter => {
  const eventId = event === undefined ? undefined : Number(event)
  if (eventId !== undefined && !Number.isInteger(eventId)) {
    throw wrong('--event: ожидается целое число')
  }
  return { consumer, eventId }
}

/** Operator command for events that a consumer could not handle. */
export const runEventsCommand = async ({
  args,
  ...run
}: Omit<Run, 'filter'> & { args: readonly string[] }): Promise<void> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { consumer: { type: 'string' }, event: { type: 'string' } },
  })
  const command = COMMANDS[positionals[0] ?? '']
  if (!command) throw wrong(USAGE)
  await command({ ...run, filter: readFilter(values) })
}
