import type { DownloadItem } from '@kadr/contract/site/downloads'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../platform/api/services.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { saveToResources } from './find-work.ts'

const PHRASE_MAX = 120

type SaveState = { isBusy: boolean; note: string; hasFailed: boolean; resourceId: string | null }
const IDLE: SaveState = { isBusy: false, note: '', hasFailed: false, resourceId: null }

/** What to do with a found work: save it to the resources, make a reel of its topic, find hooks. */
export const SaveActions = ({
  items,
  title,
}: {
  items: readonly DownloadItem[]
  title: string
}) => {
  const api = useApi()
  const [isOwn, setIsOwn] = useState(false)
  const [state, setState] = useState(IDLE)
  const first = items.find(({ kind }) => kind !== 'subtitles')
  const save = async () => {
    if (!first) return
    setState({ ...IDLE, isBusy: true })
    try {
      const onWaiting = (place: number) =>
        setState({ ...IDLE, isBusy: true, note: `Вы в очереди, место ${place}` })
      const resourceId = await saveToResources({ api, key: first.key, onWaiting })
      setState({ ...IDLE, note: 'Файл в ресурсах', resourceId })
    } catch (error) {
      setState({ ...IDLE, hasFailed: true, note: error instanceof Error ? error.message : '' })
    }
  }
  const phrase = title.slice(0, PHRASE_MAX)
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Это моя работа, или автор мне разрешил"
        checked={isOwn}
        onChange={(event) => setIsOwn(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={!isOwn} isLoading={state.isBusy} onClick={() => void save()}>
          В ресурсы
        </Button>
        <LinkButton asChild variant="secondary">
          <Link to="/new-reel" search={{ sentence: phrase }} preload={false}>
            Сделать рилс из этого
          </Link>
        </LinkButton>
        <LinkButton asChild variant="secondary">
          <Link to="/ai" search={{ topic: phrase }} preload={false}>
            Разобрать хук
          </Link>
        </LinkButton>
      </div>
      <p
        aria-live="polite"
        className={`min-h-6 text-label ${state.hasFailed ? 'text-failed' : 'text-ink-2'}`}
      >
        {state.note}{' '}
        {state.resourceId ? (
          <Link to="/resources" preload={false} className="underline underline-offset-4">
            Открыть ресурсы
          </Link>
        ) : null}
      </p>
    </div>
  )
}
