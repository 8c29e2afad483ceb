import { type BrandVoice, putBrandVoice } from '@kadr/contract/studio/ai'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Languages, Pencil, Sparkles } from 'lucide-react'
import { BusinessScreen } from '../../features/library/business/business-screen.tsx'
import { FactFrame } from '../../features/library/business/components/fact-frame.tsx'
import { readBusinessSearch } from '../../features/library/business/model/business-search.ts'
import { useBrandVoice } from '../../features/studio/ai/api/ai.queries.ts'
import { useIsDesktop } from '../../platform/page/use-is-desktop.ts'
import { useCan } from '../../platform/session/current-workspace.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

const words = {
  title: 'Слова',
  edit: 'Изменить слова',
  source: 'Голос бренда',
  use: 'можно',
  avoid: 'нельзя',
}

const WordChips = ({ chips, isAvoided }: { chips: readonly string[]; isAvoided: boolean }) =>
  chips.length === 0 ? null : (
    <ul className="flex flex-wrap gap-1.5">
      {chips.map((word) => (
        <li
          key={word}
          className={clsx(
            'rounded-chip px-2 py-0.5 text-caption font-medium wrap-anywhere',
            isAvoided ? 'bg-failed-soft text-failed' : 'bg-published-soft text-published',
          )}
        >
          <span className="sr-only">{`${isAvoided ? words.avoid : words.use}: `}</span>
          {isAvoided ? <s>{word}</s> : word}
        </li>
      ))}
    </ul>
  )

const WordsCard = ({ wordsToUse, wordsToAvoid }: BrandVoice) => (
  <FactFrame
    icon={Languages}
    title={words.title}
    source={{ icon: Sparkles, name: words.source }}
    action={
      useCan(putBrandVoice.action) ? (
        <LinkButton asChild variant="ghost" size="sm" className="size-9 p-0!">
          <Link to="/ai" search={{ tab: 'voice' }} aria-label={words.edit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </Link>
        </LinkButton>
      ) : null
    }
  >
    <WordChips chips={wordsToUse} isAvoided={false} />
    <WordChips chips={wordsToAvoid} isAvoided />
  </FactFrame>
)

/** Composes the facts with the words of the brand's voice, which another feature holds. */
export default function BusinessPage() {
  const search = useSearch({ from: '/app/business' })
  const navigate = useNavigate({ from: '/business' })
  const { voice } = useBrandVoice()
  const isDesktop = useIsDesktop()
  const chips = [...(voice?.wordsToUse ?? []), ...(voice?.wordsToAvoid ?? [])]
  return (
    <BusinessScreen
      search={search}
      onSearch={(part) =>
        void navigate({
          search: (before) => readBusinessSearch({ ...before, ...part }),
          replace: true,
          resetScroll: false,
        })
      }
      words={{
        count: chips.length,
        text: `${words.title} ${chips.join(' ')}`,
        card: voice ? <WordsCard {...voice} /> : null,
      }}
      isDesktop={isDesktop}
    />
  )
}
