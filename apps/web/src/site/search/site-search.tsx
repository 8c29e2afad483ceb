import { useState } from 'react'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { type FoundPage, findPages, loadSearchIndex } from './find-pages.ts'

type Answer = { text: string; pages: FoundPage[]; hasFailed: boolean }

/** Search over the blog, the knowledge base and the hooks, in the browser. */
export const SiteSearch = () => {
  const [answer, setAnswer] = useState<Answer>()
  const search = async (text: string) => {
    if (text === '') return setAnswer(undefined)
    try {
      setAnswer({
        text,
        pages: findPages({ index: await loadSearchIndex(), text }),
        hasFailed: false,
      })
    } catch {
      setAnswer({ text, pages: [], hasFailed: true })
    }
  }
  return (
    <search className="needs-script relative block max-w-160">
      <SearchInput
        label="Поиск по блогу, базе знаний и хукам"
        placeholder="Найти: хештеги, обложка, не вышел пост"
        value={answer?.text ?? ''}
        onValueChange={(text) => void search(text)}
      />
      <div aria-live="polite">
        {answer ? (
          <ul className="absolute inset-x-0 top-full z-(--z-nav) mt-2 grid rounded-control border border-line bg-surface py-2 shadow-pop">
            {answer.pages.map(({ path, title, kind }) => (
              <li key={path}>
                <a
                  href={path}
                  className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:bg-header"
                >
                  <span>{title}</span>
                  <span className="shrink-0 text-label text-ink-3">{kind}</span>
                </a>
              </li>
            ))}
            {answer.pages.length === 0 ? (
              <li className="px-4 py-2 text-ink-2">
                {answer.hasFailed
                  ? 'Поиск не загрузился. Проверьте связь и попробуйте ещё раз.'
                  : 'Ничего не нашлось. Попробуйте другое слово.'}
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </search>
  )
}
