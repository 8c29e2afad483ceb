import { useState } from 'react'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { editorCopy } from '../copy.ts'
import { EngineVoice, type VoiceOrder } from './engine-voice.tsx'
import { OwnVoice } from './own-voice.tsx'
import type { MadeVoice } from './voice-calls.ts'

const { voice: copy } = editorCopy

const KINDS = (['engine', 'own'] as const).map((value) => ({ value, label: copy.kinds[value] }))

type Props = {
  script: string
  hasVoice: boolean
  /** Who read last; null for an own recording, and before anybody has read. */
  last: VoiceOrder | null
  isOwn?: boolean
  isBusy: boolean
  error: unknown
  onSpeak: (order: VoiceOrder) => void
  onRecorded: (made: MadeVoice) => void
}

/** A voice for a script: one of the server's, or an own recording. */
export const VoiceMaker = ({ script, isOwn = false, onSpeak, onRecorded, ...engine }: Props) => {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>(isOwn ? 'own' : 'engine')
  const isEmpty = script.trim() === ''
  return (
    <>
      <Segmented
        label={copy.kind}
        options={KINDS}
        value={kind}
        onValueChange={setKind}
        className="w-full"
      />
      {kind === 'engine' ? (
        <EngineVoice {...engine} isEmpty={isEmpty} onSpeak={onSpeak} />
      ) : (
        <OwnVoice script={script} onVoice={onRecorded} />
      )}
    </>
  )
}
