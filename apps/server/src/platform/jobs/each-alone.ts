import type { AppContext } from '../../context.ts'

/** The work of a turn over many rows: one that fails is logged and counted, the others go on. */
export const createTurn = ({ ctx, name }: { ctx: Pick<AppContext, 'log'>; name: string }) => {
  let failed = 0
  return {
    async each<T extends object>(items: readonly T[], run: (item: T) => Promise<unknown>) {
      for (const item of items) {
        try {
          await run(item)
        } catch (error) {
          failed += 1
          ctx.log.error({ err: error, turn: name }, 'jobs.row.failed')
        }
      }
    },
    /** Fails the job when a row has failed, so that it is counted and tried again. */
    end() {
      if (failed > 0) throw new Error(`${name}: ${failed} failed`)
    },
  }
}
