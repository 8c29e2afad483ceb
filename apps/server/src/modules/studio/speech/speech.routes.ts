import * as contract from '@kadr/contract/studio/speech'
import type { Mount } from '../../../platform/http/mount.ts'
import { alignOwnRecording } from './align-recording.ts'
import { speakScript } from './speak-script.ts'
import { createSpeechLimiter } from './speech-limiter.ts'
import { getVoices } from './voices.ts'

export const mountSpeech = (mount: Mount) => {
  const turns = createSpeechLimiter()
  mount({ route: contract.listVoices, handle: ({ ctx }) => getVoices(ctx) })
  mount({
    route: contract.speakScript,
    handle: ({ ctx, actor, body, request }) =>
      speakScript({
        ctx,
        turns,
        workspaceId: actor.workspaceId,
        order: body,
        signal: request.signal,
      }),
  })
  mount({
    route: contract.alignRecording,
    handle: ({ ctx, actor, body, request }) =>
      alignOwnRecording({
        ctx,
        turns,
        workspaceId: actor.workspaceId,
        order: body,
        signal: request.signal,
      }),
  })
}
