import type { DownloadItem } from '@kadr/contract/downloads'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { takeFile } from './find-work.ts'

const PHRASE_MAX = 120

type TakeState = { isBusy: boolean; note: string; hasFailed: boolean; resourceId: string | null }
const IDLE: TakeState = { isBusy: false, note: '', hasFailed: false, resourceId: null }

/** From a link to a work of one's own: into the resources, a reel of the same thought, hooks for it. */
export const TakeActions = ({
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
  const take = async () => {
    if (!first) return
    setState({ ...IDLE, isBusy: true })
    try {
      const onWaiting = (place: number) =>
        setState({ ...IDLE, isBusy: true, note: `Вы в очереди, место ${place}` })
      const resourceId = await takeFile({ api, key: first.key, onWaiting })
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
        <Button disabled={!isOwn} isLoading={state.isBusy} onClick={() => void take()}>
          В ресурсы
        </Button>
        <LinkButton asChild variant="secondary">
          <Link to="/reels/slideshow" search={{ phrase }} preload={false}>
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
