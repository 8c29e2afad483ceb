import type { AiRequest } from '@kadr/contract/studio/ai'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAiRequest } from '../../../ai/ask/use-ai-request.ts'
import { useCurrentWorkspace } from '../../../platform/session/current-workspace.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AskTab } from './components/ask-tab.tsx'
import { HistoryTab } from './components/history-tab.tsx'
import { VoiceTab } from './components/voice-tab.tsx'
import { copy } from './copy.ts'
import type { AiSearch } from './model/ai-search.ts'
import { formOfTask } from './model/form-of-task.ts'
import type { ReelMakers } from './model/reel-makers.ts'
import { useAiForm } from './model/use-ai-form.ts'
import { useOpenInEditor } from './model/use-open-in-editor.ts'
import type { VoiceForm } from './model/voice-fields.ts'

const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

export default function AiPage({ makers }: { makers: ReelMakers }) {
  const search = useSearch({ from: '/app/ai' })
  const navigate = useNavigate()
  const timeZone = useCurrentWorkspace()?.timeZone ?? deviceZone()
  const draft = useAiForm({
    today: toWallTime({ at: new Date(), timeZone }).slice(0, 10),
    topic: search.topic,
  })
  // Kept above the tabs, so that opening the history neither cancels a request nor loses its state.
  const request = useAiRequest()
  const editorOpener = useOpenInEditor(makers)
  const [voice, setVoice] = useState<VoiceForm>()
  const go = (next: AiSearch) => void navigate({ to: '/ai', search: next, resetScroll: false })

  const repeat = ({ id, task }: AiRequest) => {
    draft.change(formOfTask(task))
    go({})
    request.repeat(id)
  }

  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <Tabs
        label={copy.tabs}
        value={search.tab ?? 'ask'}
        onValueChange={(tab) => go(tab === 'ask' ? {} : { tab })}
        tabs={[
          {
            value: 'ask',
            label: copy.ask,
            content: <AskTab draft={draft} request={request} editorOpener={editorOpener} />,
          },
          {
            value: 'history',
            label: copy.history,
            content: (
              <HistoryTab
                kind={search.kind}
                onKind={(kind) => go({ tab: 'history', ...(kind && { kind }) })}
                onRepeat={repeat}
                onAsk={() => go({})}
                timeZone={timeZone}
                editorOpener={editorOpener}
              />
            ),
          },
          {
            value: 'voice',
            label: copy.voice,
            content: <VoiceTab typed={voice} onType={setVoice} />,
          },
        ]}
      />
    </div>
  )
}
