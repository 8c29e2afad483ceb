import { existsSync } from 'node:fs'
import type { VoiceStatus } from '@kadr/contract/studio/speech'
import type { AppContext } from '../../../context.ts'
import { listEngines, offlineEngine } from './engines.ts'

/** Install command shown to the user; the packages are in non-free, which Debian disables by default. */
const INSTALL =
  "sudo sed -i -E 's/^(Components:.*|deb .*) main( |$)/\\1 main non-free /' /etc/apt/sources.list.d/debian.sources && sudo apt-get update && sudo apt-get install -y --no-install-recommends librhvoice5 rhvoice-russian"
const OTHER_SYSTEM = 'Установите RHVoice и его русские голоса из пакетов вашей системы'

export const getVoices = (ctx: AppContext): VoiceStatus => {
  const voices = listEngines(ctx).flatMap((engine) =>
    engine.listVoices().map((voice) => ({ ...voice, isOffline: engine.key === 'rhvoice' })),
  )
  const isReady = offlineEngine(ctx).listVoices().length > 0
  const command = existsSync('/etc/debian_version') ? INSTALL : OTHER_SYSTEM
  return { voices, installCommand: isReady ? null : command }
}
