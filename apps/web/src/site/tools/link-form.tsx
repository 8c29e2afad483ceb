import type { DownloadCard, DownloadItem, DownloadSource } from '@kadr/contract/site/downloads'
import { ClipboardPaste } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useApi } from '../../platform/api/services.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LateResult, loadToolProgram } from './late-parts.tsx'
import type { ToolCopy } from './tool-copy.ts'
import { toolAddress, toolName } from './tool-list.ts'

type Search = {
  isBusy: boolean
  card: DownloadCard | null
  items: readonly DownloadItem[] | null
  place: number
  failure: string
  /** Where the link belongs, when it is of another network. */
  other: { name: string; address: string } | null
}
const EMPTY: Search = {
  isBusy: false,
  card: null,
  items: null,
  place: 0,
  failure: '',
  other: null,
}

const useSearch = (source: DownloadSource) => {
  const api = useApi()
  const [search, setSearch] = useState(EMPTY)
  const run = async (url: string) => {
    setSearch({ ...EMPTY, isBusy: true })
    try {
      const { findWork } = await loadToolProgram()
      const found = await findWork({
        ...{ api, url, source },
        onCard: (card) => setSearch((now) => ({ ...now, card })),
        onWaiting: (place) => setSearch((now) => ({ ...now, place })),
      })
      setSearch({ ...EMPTY, ...found })
    } catch (error) {
      const failure = error instanceof Error ? error.message : ''
      const { FindFailure } = await loadToolProgram()
      const owner = error instanceof FindFailure ? error.source : undefined
      const other = owner ? { name: toolName(owner), address: toolAddress(owner, url) } : null
      setSearch({ ...EMPTY, failure, other })
    }
  }
  return { search, run }
}

type LinkFormProps = { source: DownloadSource; copy: ToolCopy }

/** A field for the link with a paste button, and the result. */
export const LinkForm = ({ source, copy }: LinkFormProps) => {
  const { search, run } = useSearch(source)
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, card, items, place, failure, other } = search
  const start = () => {
    const url = input.current?.value.trim() ?? ''
    if (url && !isBusy) void run(url)
    else input.current?.focus()
  }
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '')
    if (!input.current) return
    if (text) input.current.value = text.trim()
    start()
  }
  // Submitted before the program was loaded, or opened with a link: `?url=` has it.
  useEffect(() => {
    const given = new URLSearchParams(location.search).get('url')
    if (!given || !input.current || input.current.value) return
    input.current.value = given
    input.current.form?.requestSubmit()
  }, [])
  return (
    <div className="grid gap-6">
      <form
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
        className="grid gap-3 rounded-card border-[1.5px] border-ink bg-surface p-3 focus-within:border-accent sm:flex sm:items-center"
      >
        <input
          ref={input}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          aria-label="Ссылка на работу"
          aria-describedby="link-note"
          placeholder={copy.placeholder}
          className="min-h-11 min-w-0 flex-1 px-2 text-[1.125rem] outline-none placeholder:text-ink-3"
        />
        <Button
          variant="secondary"
          size="lg"
          className="needs-script"
          icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
          onClick={() => void paste()}
        >
          Вставить
        </Button>
        <Button type="submit" size="lg" isLoading={isBusy}>
          {copy.button}
        </Button>
      </form>
      <p
        id="link-note"
        aria-live="polite"
        className={`min-h-6 ${failure ? 'text-failed' : 'text-label text-ink-2'}`}
      >
        {failure ||
          (place > 0 && !card
            ? `Вы в очереди, место ${place}`
            : 'Без регистрации. Файл идёт через нас потоком и нигде не хранится.')}
        {other ? (
          <>
            {'. '}
            <a href={other.address} className="font-medium text-ink underline underline-offset-4">
              Открыть на&nbsp;странице {other.name}
            </a>
          </>
        ) : null}
      </p>
      <noscript>
        <p>Файлы находит программа в&nbsp;браузере: включите скрипты и&nbsp;обновите страницу.</p>
      </noscript>
      {card ? (
        <Suspense fallback={<div className="min-h-96" />}>
          <LateResult card={card} items={items} place={place} />
        </Suspense>
      ) : null}
    </div>
  )
}
