import type { DownloadItem } from '@kadr/contract/site/downloads'
import { useState } from 'react'
import { useApi } from '../../platform/api/services.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { factsOf, titleOf, wholeFacts, wholeTitle } from './describe-item.ts'
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
const STARTED = 'Скачивание началось, ход показывает браузер'

const useSaving = (file: { key: string; isWhole?: boolean }) => {
  const api = useApi()
  const [state, setState] = useState(IDLE)
  const save = async () => {
    setState({ note: '', isBusy: true })
    try {
      const onWaiting = (place: number) =>
        setState({ note: `Вы в очереди, место ${place}`, isBusy: true })
      saveByBrowser(await prepareFile({ api, ...file, onWaiting }))
      setState({ note: STARTED, isBusy: false })
    } catch (error) {
      const note = error instanceof Error ? error.message : ''
      setState({ note, isBusy: false, hasFailed: true })
    }
  }
  return { state, save }
}

type RowProps = { title: string; facts: string; file: { key: string; isWhole?: boolean } }

const Row = ({ title, facts, file, isFirst }: RowProps & { isFirst: boolean }) => {
  const { state, save } = useSaving(file)
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-label text-ink-2">{facts}</span>
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

/** A post of several files is also given whole. */
const wholeOf = (parts: readonly DownloadItem[]): RowProps[] => {
  const [first] = parts
  if (!first || parts.length < 2) return []
  const sizes = parts.map(({ sizeBytes }) => sizeBytes)
  const bytes = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  return [
    {
      title: wholeTitle(parts),
      facts: wholeFacts({ count: parts.length, bytes: sizes.includes(null) ? null : bytes }),
      file: { key: first.key, isWhole: true },
    },
  ]
}

/** Files of a work: videos by quality, sound, photos, subtitles. */
export const FileRows = ({ items }: { items: readonly DownloadItem[] }) => {
  const photos = items.filter(({ kind }) => kind === 'photo')
  const isOnlyPhoto = items.length === 1 && photos.length === 1
  const rows = [
    ...wholeOf(items.filter(({ part }) => part !== null)),
    ...items.map((item): RowProps => {
      const number = item.part ?? (isOnlyPhoto ? 1 : null)
      return { title: titleOf(item, number), facts: factsOf(item), file: { key: item.key } }
    }),
  ]
  return (
    <ul aria-label="Файлы" className="border-t-2 border-ink">
      {rows.map((row, index) => (
        <Row key={row.title + row.file.key} {...row} isFirst={index === 0} />
      ))}
    </ul>
  )
}
