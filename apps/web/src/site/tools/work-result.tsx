import type { DownloadCard, DownloadItem } from '@kadr/contract/site/downloads'
import { useIsSignedIn } from '../../platform/api/services.tsx'
import { durationText } from './describe-item.ts'
import { FileRows } from './file-rows.tsx'
import { SaveActions } from './save-actions.tsx'

type WorkResultProps = { card: DownloadCard; items: readonly DownloadItem[] | null; place: number }

const Poster = ({ card: { pictureUrl } }: { card: DownloadCard }) => (
  <div className="aspect-9/16 max-h-96 w-40 overflow-hidden rounded-card bg-sunken lg:w-full">
    {pictureUrl ? (
      <img src={pictureUrl} alt="" decoding="async" className="size-full object-cover object-top" />
    ) : null}
  </div>
)

const factsOf = ({ author, durationSeconds }: DownloadCard) =>
  [author, durationSeconds ? durationText(durationSeconds) : ''].filter(Boolean).join(', ')

/** The work that was found: who made it, and its files when they are known. */
export const WorkResult = ({ card, items, place }: WorkResultProps) => {
  const isSignedIn = useIsSignedIn()
  return (
    <section
      aria-labelledby="work"
      className="grid grid-cols-1 gap-6 border-t border-ink pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-10"
    >
      <Poster card={card} />
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <h2 id="work" className="text-title font-semibold text-balance">
            {card.title || 'Работа без названия'}
          </h2>
          <p className="text-label text-ink-2">{factsOf(card)}</p>
        </div>
        {items ? (
          <FileRows items={items} />
        ) : (
          <p role="status" className="min-h-48 border-t-2 border-ink pt-4 text-ink-2">
            {place > 0 ? `Вы в очереди, место ${place}` : 'Ищем файлы…'}
          </p>
        )}
        {items && isSignedIn ? <SaveActions items={items} title={card.title} /> : null}
      </div>
    </section>
  )
}
