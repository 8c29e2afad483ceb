import { SECOND_MS } from '@kadr/kit/durations'
import { issueTicket } from '../src/modules/site/requests/form-guard.ts'
import type { TestShell } from './test-shell.ts'

/** What a form sends that a person opened a while ago. */
export const filledByPerson = ({ ctx }: TestShell): { ticket: string; website: string } => {
  const opened = () => new Date(ctx.clock.now().getTime() - 5 * SECOND_MS)
  return { ...issueTicket({ ctx: { ...ctx, clock: { ...ctx.clock, now: opened } } }), website: '' }
}
