import { messengerName } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import { isUuid } from '@kadr/kit/is-uuid'
import type { AppContext } from '../../../context.ts'
import { findNamedUser, findUsersByEmail } from '../../identity/auth/index.ts'
import { getUser } from '../../identity/users/index.ts'
import { deleteOperator, insertOperator, listOperators } from './operators.repository.ts'
import { resetFactor } from './second-factor.service.ts'

const USAGE = `npm run operator -- list
npm run operator -- add <почта, @имя или номер человека>
npm run operator -- remove <почта, @имя или номер человека>
npm run operator -- reset <почта, @имя или номер человека>`

type Run = { ctx: AppContext; print(text: string): void; who: string }

const refuse = (userMessage: string) => new UserError({ code: 'VALIDATION_FAILED', userMessage })

const findIds = async ({ ctx, who }: Pick<Run, 'ctx' | 'who'>): Promise<string[]> => {
  if (isUuid(who)) return [(await getUser({ ctx, userId: who })).id]
  if (!who.startsWith('@')) return findUsersByEmail({ ctx, email: who })
  const username = who.slice(1)
  const found = await Promise.all(
    messengerName.options.map((messenger) => findNamedUser({ ctx, messenger, username })),
  )
  return [...new Set(found.flatMap((person) => (person ? [person.userId] : [])))]
}

const findOne = async (run: Run): Promise<string> => {
  if (!run.who) throw refuse(USAGE)
  const [userId, ...others] = await findIds(run)
  if (userId === undefined) {
    throw refuse(`Не найден: ${run.who}. Сначала войдите на сайт так, потом повторите`)
  }
  if (others.length > 0) throw refuse(`Так входят несколько человек: ${run.who}. Дайте номер`)
  return userId
}

/** Names change: whoever was added by one is found by it. */
const findAdded = async (run: Run): Promise<string> => {
  const known = (await listOperators({ db: run.ctx.db })).filter(({ label }) => label === run.who)
  return known[0]?.userId ?? findOne(run)
}

const add = async (run: Run) => {
  const { ctx, print, who } = run
  const userId = await findOne(run)
  const isNew = await insertOperator({
    db: ctx.db,
    userId,
    label: who,
    createdAt: ctx.clock.now(),
  })
  print(
    isNew
      ? `Добавлен: ${who}. Теперь откройте ${ctx.config.publicUrl}/admin и подключите приложение с кодами`
      : `Уже управляет: ${who}`,
  )
}

const remove = async (run: Run) => {
  const isGone = await deleteOperator({ db: run.ctx.db, userId: await findAdded(run) })
  run.print(isGone ? `Больше не управляет: ${run.who}` : `И не управлял: ${run.who}`)
}

const reset = async (run: Run) => {
  await resetFactor({ ctx: run.ctx, userId: await findAdded(run) })
  run.print(`Приложение с кодами отключено: ${run.who}. Оно подключается заново на странице /admin`)
}

const list = async ({ ctx, print }: Run) => {
  const operators = await listOperators({ db: ctx.db })
  for (const { label, userId, createdAt, confirmedAt } of operators) {
    print(
      `${createdAt.toISOString()}  ${userId}  ${label}  ${confirmedAt ? 'с кодом' : 'без кода'}`,
    )
  }
  if (operators.length === 0) print('Никто')
}

const COMMANDS: Readonly<Record<string, (run: Run) => Promise<void>>> = { add, remove, reset, list }

/** Operators are made here only: whoever holds the machine decides. */
export const runOperatorCommand = async ({
  ctx,
  args: [name = '', who = ''],
  print,
}: Omit<Run, 'who'> & { args: readonly string[] }): Promise<void> => {
  const command = COMMANDS[name]
  if (!command) throw refuse(USAGE)
  await command({ ctx, print, who })
}
