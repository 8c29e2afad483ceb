import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { newDraft } from '../../features/studio/slideshow/model/new-draft.ts'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { type ReelDocument, useReelDocument } from '../../reel-editor/document/use-reel-document.ts'
import { createServices } from './create-services.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const { untouched } = newDraft(undefined)

/** Stands below the document, as the bar that begins renders does. */
const SaveOnceWritten = ({ reel, isWritten }: { reel: ReelDocument; isWritten: boolean }) => {
  const save = useEffectEvent(() => void reel.save({ isForced: true }))
  useEffect(() => {
    if (isWritten) save()
  }, [isWritten])
  return null
}

const Editor = ({ onReady }: { onReady: (write: (title: string) => void) => void }) => {
  const reel = useReelDocument({
    reel: undefined,
    owner: { userId: 'u', workspaceId: 'w' },
    kind: 'slideshow',
    initial: untouched,
    begun: untouched,
    onSaved: () => undefined,
  })
  const [isWritten, setIsWritten] = useState(false)
  onReady((title) => {
    reel.change((before) => ({ ...before, title }))
    setIsWritten(true)
  })
  return <SaveOnceWritten reel={reel} isWritten={isWritten} />
}

it('saves what was written in the very commit that asks for the save', async () => {
  const services = createServices({ boot: BOOT })
  const call = vi.spyOn(services.api, 'call').mockReturnValue(new Promise(() => undefined))
  let write = (_title: string): void => undefined
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queries}>
        <Editor
          onReady={(ready) => {
            write = ready
          }}
        />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  await act(async () => write('Кофе для дома'))
  expect(call.mock.calls.map(([, input]) => input)).toMatchObject([
    { body: { title: 'Кофе для дома' } },
  ])
})
