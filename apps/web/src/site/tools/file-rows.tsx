import type { DownloadItem } from '@kadr/contract/downloads'
import { useState } from 'react'
import { useApi } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { factsOf, titleOf } from './describe-item.ts'
import { prepareFile } from './find-work.ts'

/** The browser's own download: it shows the progress and can be paused. */
const saveByBrowser = (url: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

type RowState = { note: string; isBusy: boolean; hasFailed?: boolean }
const IDLE: RowState = { note: '', isBusy: false }

const FileRow = ({
  item,
  number,
  isFirst,
}: {
  item: DownloadItem
  number: number | null
  isFirst: boolean
}) => {
  const api = useApi()
  const [state, setState] = useState(IDLE)
  const title = titleOf(item, number)
  const save = async () => {
    setState({ note: '', isBusy: true })
    try {
      const onWaiting = (place: number) =>
        setState({ note: `Вы в очереди, место ${place}`, isBusy: true })
      saveByBrowser(await prepareFile({ api, key: item.key, onWaiting }))
      setState({ note: 'Скачивание началось', isBusy: false })
    } catch (error) {
      const note = error instanceof Error ? error.message : ''
      setState({ note, isBusy: false, hasFailed: true })
    }
  }
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-label text-ink-2">{factsOf(item)}</span>
        <span
          aria-live="polite"
          className={`text-label ${state.hasFailed ? 'text-failed' : 'text-ink-2'} empty:hidden`}
        >
          {state.note}
        </span>
      </div>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        isLoading={state.isBusy}
        onClick={() => void save()}
        aria-label={`Скачать: ${title}`}
      >
        Скачать
      </Button>
    </li>
  )
}

/** Files of a work: videos by quality, sound, photos, subtitles. */
export const FileRows = ({ items }: { items: readonly DownloadItem[] }) => {
  const photos = items.filter(({ kind }) => kind === 'photo')
  const isGallery = photos.length > 1 || items.length === photos.length
  return (
    <ul aria-label="Файлы" className="border-t-2 border-ink">
      {items.map((item, index) => (
        <FileRow
          key={item.key}
          item={item}
          number={item.kind === 'photo' && isGallery ? photos.indexOf(item) + 1 : null}
          isFirst={index === 0}
        />
      ))}
    </ul>
  )
}
