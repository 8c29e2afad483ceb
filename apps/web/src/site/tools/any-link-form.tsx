import { useRef, useState } from 'react'
import { useApi } from '../../platform/api/services.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { loadToolProgram } from './late-parts.tsx'

/** One field for links of all networks: it leads to the page that finds the files. */
export const AnyLinkForm = () => {
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState({ isBusy: false, failure: '' })
  const lead = async () => {
    const url = input.current?.value.trim() ?? ''
    if (!url || state.isBusy) return input.current?.focus()
    setState({ isBusy: true, failure: '' })
    try {
      const { findToolAddress } = await loadToolProgram()
      location.assign(await findToolAddress({ api, url }))
    } catch (error) {
      setState({ isBusy: false, failure: error instanceof Error ? error.message : '' })
    }
  }
  return (
    <div className="grid gap-3 pt-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void lead()
        }}
        className="needs-script grid gap-3 rounded-card border-[1.5px] border-ink bg-surface p-3 focus-within:border-accent sm:flex sm:items-center"
      >
        <input
          ref={input}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          aria-label="Ссылка на работу в любой из девяти сетей"
          aria-describedby="any-link-note"
          placeholder="https://…"
          className="min-h-11 min-w-0 flex-1 px-2 text-[1.125rem] outline-none placeholder:text-ink-3"
        />
        <Button type="submit" size="lg" isLoading={state.isBusy}>
          Найти файлы
        </Button>
      </form>
      <p
        id="any-link-note"
        aria-live="polite"
        className={`needs-script min-h-6 ${state.failure ? 'text-failed' : 'text-label text-ink-2'}`}
      >
        {state.failure || 'Подходит ссылка из любой сети списка: сами откроем нужную страницу.'}
      </p>
      <noscript>
        <p>Файлы находит программа в&nbsp;браузере: включите скрипты и&nbsp;обновите страницу.</p>
      </noscript>
    </div>
  )
}
