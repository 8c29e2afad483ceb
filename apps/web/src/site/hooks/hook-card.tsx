import type { Hook, HookChoice } from '@kadr/content/shape'
import { typeset } from '@kadr/kit/typeset'
import { Link } from '@tanstack/react-router'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FavouriteButton } from './favourite-button.tsx'

const COPIED_MS = 2000

const CopyButton = ({ text }: { text: string }) => {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setIsCopied(true)
        setTimeout(() => setIsCopied(false), COPIED_MS)
      },
      // The browser refused: the text can still be selected.
      () => undefined,
    )
  const Icon = isCopied ? Check : Copy
  return (
    <Button
      variant="secondary"
      size="sm"
      className="needs-script"
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Скопировано' : 'Копировать'}
    </Button>
  )
}

const Layer = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-caption text-ink-3">{name}</dt>
    <dd className="text-label">{typeset(text)}</dd>
  </div>
)

type HookCardProps = { hook: Hook; niches: readonly HookChoice[] }

export const HookCard = ({ hook, niches }: HookCardProps) => {
  const { id, family, example, template, layers, poster, warning } = hook
  const named = niches.filter((niche) => hook.niches.includes(niche.id)).map(({ title }) => title)
  return (
    <article
      id={id}
      className="grid scroll-mt-24 grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-4 border-t border-ink pt-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-5"
    >
      <img
        src={poster.src}
        width={poster.width}
        height={poster.height}
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        className="h-auto w-full rounded-control"
      />
      <div className="grid content-start gap-3">
        <p className="text-label text-ink-2">{[family.title, ...named].join(', ')}</p>
        <h3 className="text-title leading-6 font-semibold">{typeset(example)}</h3>
        <dl className="grid gap-1.5">
          <Layer
            name="Шаблон"
            text={template.replaceAll(/[{}]/g, (brace) => (brace === '{' ? '[' : ']'))}
          />
          <Layer name="Текст" text={layers.text} />
          <Layer name="Голос" text={layers.voice} />
          <Layer name="Картинка" text={layers.picture} />
        </dl>
        {warning ? <p className="text-label text-scheduled">{typeset(warning)}</p> : null}
        <div className="flex flex-wrap gap-2">
          <LinkButton asChild variant="soft" size="sm">
            <Link to="/new-reel" search={{ sentence: example }} preload={false} rel="nofollow">
              Сделать рилс
            </Link>
          </LinkButton>
          <CopyButton text={example} />
          <FavouriteButton hook={hook} />
        </div>
      </div>
    </article>
  )
}
