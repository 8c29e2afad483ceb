import { UserError } from '@kadr/domain/app-error'

/** Voices are made at once by so many; so many more wait. */
const AT_ONCE = 2
const WAITING = 12
const TOO_MANY = 'Сейчас озвучивается много текстов. Попробуйте через минуту.'

export type Turns = { take<T>(run: () => Promise<T>): Promise<T> }

/** Keeps the machine from being taken over by voices. */
export const createTurns = (): Turns => {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async take(run) {
      if (running >= AT_ONCE) {
        if (waiting.length >= WAITING)
          throw new UserError({ code: 'UNAVAILABLE', userMessage: TOO_MANY })
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await run()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
