import { SECOND_MS } from '@kadr/kit/durations'
import { runEvery } from '../../../platform/leases/run-every.ts'
import type { Module } from '../../../platform/module.ts'
import { holdQueued } from './answers.repository.ts'
import { mountAnswers } from './answers.routes.ts'
import { runActs } from './run-acts.ts'
import { sendAnswers } from './send-answers.ts'

export { answerThread, cancelAnswer } from './answers.service.ts'
export { moderateThreads, pressModeration, undoActs } from './moderate.ts'
export { queueAnswer } from './queue-answer.ts'
export { sendAnswers } from './send-answers.ts'
export { suggestAnswers } from './suggest-answers.ts'
export { takeBackAnswer } from './take-back-answer.ts'

const POLL_MS = SECOND_MS

export const conversationAnswersModule: Module = {
  name: 'conversation-answers',
  routes: mountAnswers,
  afterRestore: holdQueued,
  services: (ctx) => [
    {
      name: 'conversation-answers',
      role: 'worker',
      isEverywhere: true,
      run: (signal) =>
        runEvery({
          ms: POLL_MS,
          signal,
          log: ctx.log,
          event: 'answers.claim_failed',
          run: () => sendAnswers({ ctx, signal }),
        }),
    },
    {
      name: 'conversation-acts',
      role: 'worker',
      isEverywhere: true,
      run: (signal) =>
        runEvery({
          ms: POLL_MS,
          signal,
          log: ctx.log,
          event: 'acts.claim_failed',
          run: () => runActs({ ctx, signal }),
        }),
    },
  ],
}
